import { useState, type SyntheticEvent } from 'react'
import { limits } from '#shared/constants/limits.ts'
import type { SavedSearchView } from '#shared/schemas/saved-search.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useUpdateSavedSearch } from './saved-searches.ts'

type RenameDialogProps = { open: boolean; search: SavedSearchView; onClose: () => void }

const RenameForm = ({ search, onClose }: Omit<RenameDialogProps, 'open'>) => {
  const { t } = useT('saved-searches')
  const common = useT()
  const errorText = useErrorText()
  const { mutate: update, isPending, error } = useUpdateSavedSearch(search.id)
  const [name, setName] = useState(search.name)
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) update({ name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        maxLength={limits.savedSearchName}
        error={error ? errorText(error) : undefined}
      />
      <Button type="submit" wide pending={isPending} aria-disabled={!name.trim() || isPending || undefined}>
        {common.t('save')}
      </Button>
    </form>
  )
}

/** Gives a saved search another name. */
export const RenameDialog = ({ open, ...rename }: RenameDialogProps) => {
  const { t } = useT('saved-searches')
  return (
    <Dialog open={open} onClose={rename.onClose} title={t('rename')} size="sm">
      <RenameForm {...rename} />
    </Dialog>
  )
}
