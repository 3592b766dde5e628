import { useEffect, useRef } from 'react'
import { Pencil } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { focusField } from '#web/entities/user/focus-field.ts'
import { DetailsFields } from './details-fields.tsx'
import type { EditDetails } from './use-edit-details.ts'

/** The personal details with their two modes (spec 4, Profile). */
export const DetailsCard = ({ form }: { form: EditDetails }) => {
  const { t } = useT('profile')
  const common = useT()
  const element = useRef<HTMLFormElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const { editing } = form

  // Whatever was pressed is gone in the other mode.
  const shown = useRef(editing)
  useEffect(() => {
    if (shown.current === editing) return
    shown.current = editing
    if (editing && element.current) focusField(element.current, 'firstName')
    else editButton.current?.focus()
  }, [editing])

  return (
    <SettingsCard
      title={t('details.title')}
      text={t('details.text')}
      action={
        !editing && (
          <Button ref={editButton} variant="secondary" size="sm" onClick={form.edit}>
            <Pencil aria-hidden className="size-4" />
            {common.t('edit')}
          </Button>
        )
      }
    >
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.save(event.currentTarget)
        }}
        className="flex flex-col gap-5"
      >
        {form.isRestored && (
          <p role="status" className="rounded-control bg-amber-tint p-3.5 text-sm">
            {t('details.restored')}
          </p>
        )}
        <DetailsFields form={form} />
        <FormFailure title={t('details.failed')} text={form.failure} />
        {editing && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={form.isPending}>
              {t(form.isPending ? 'details.saving' : 'details.save')}
            </Button>
            <Button variant="secondary" onClick={form.cancel}>
              {common.t('cancel')}
            </Button>
          </div>
        )}
      </form>
    </SettingsCard>
  )
}
