import type { UseMutationResult } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FeaturedSwitchProps<Item> = {
  label: string
  item: { id: string; isFeatured: boolean }
  change: UseMutationResult<Item, Error, { id: string; isFeatured: boolean }>
  onChanged: (item: Item) => void
}

/** Puts an approved item before the others. Shows the answer of the server, and until then the choice, greyed. */
export const FeaturedSwitch = <Item,>({ label, item, change, onChanged }: FeaturedSwitchProps<Item>) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = change
  const isOwn = variables?.id === item.id
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line px-3.5 py-1">
      <Switch
        label={label}
        checked={isPending && isOwn ? variables.isFeatured : item.isFeatured}
        aria-disabled={isPending}
        onChange={(event) =>
          isPending || mutate({ id: item.id, isFeatured: event.target.checked }, { onSuccess: onChanged })
        }
      />
      <FormFailure title={t('featured.failed')} text={error && isOwn ? errorText(error) : undefined} />
    </div>
  )
}
