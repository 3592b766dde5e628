import type { UseMutationResult } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import { featuredDays, type FeaturedChange } from '#web/entities/admin/featured.ts'
import { instantIn } from '#web/entities/admin/times.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FeaturedSwitchProps<Item> = {
  label: string
  item: { id: string; isFeatured: boolean; featuredUntil?: string | null | undefined }
  change: UseMutationResult<Item, Error, FeaturedChange>
  onChanged: (item: Item) => void
}

/**
 * Puts an approved item before the others, for good or for some days. Shows the answer of the server, and until then the choice,
 * greyed.
 */
export const FeaturedSwitch = <Item,>({ label, item, change, onChanged }: FeaturedSwitchProps<Item>) => {
  const { t, language } = useT('moderation')
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = change
  const isOwn = variables?.id === item.id
  const until = item.featuredUntil ?? undefined
  const send = (part: Omit<FeaturedChange, 'id'>) =>
    isPending || mutate({ id: item.id, ...part }, { onSuccess: onChanged })
  const presentEnd = until && formatDate(until, language, { time: true })
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line px-3.5 py-1">
      <Switch
        label={label}
        checked={isPending && isOwn ? variables.isFeatured : item.isFeatured}
        aria-disabled={isPending}
        onChange={(event) => send({ isFeatured: event.target.checked })}
      />
      {item.isFeatured && (
        <SelectField
          label={t('featured.end')}
          value={until ? 'present' : ''}
          options={[
            ...(presentEnd ? [{ value: 'present', label: t('featured.until', { date: presentEnd }) }] : []),
            { value: '', label: t('featured.noEnd') },
            ...featuredDays.map((count) => ({
              value: String(count),
              label: t('featured.days', { count }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            if (value !== 'present')
              send({ isFeatured: true, ...(value && { until: instantIn(Number(value)) }) })
          }}
          className="pb-2.5"
        />
      )}
      <FormFailure title={t('featured.failed')} text={error && isOwn ? errorText(error) : undefined} />
    </div>
  )
}
