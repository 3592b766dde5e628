import type { UseMutationResult } from '@tanstack/react-query'
import { actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { featuredDays, type FeaturedChange } from '#web/entities/admin/featured.ts'
import { instantIn } from '#web/entities/admin/times.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FeaturedSwitchProps<Item> = {
  kind: 'listing' | 'plate'
  /** The name of the item. */
  name: string
  item: { id: string; version: number; isFeatured: boolean; featuredUntil?: string | null | undefined }
  change: UseMutationResult<Item, Error, FeaturedChange>
  onChanged: (item: Item) => void
}

/** Puts an approved item before the others, for good or for some days; it can be undone for ten seconds. */
export const FeaturedSwitch = <Item,>({ kind, name, item, change, onChanged }: FeaturedSwitchProps<Item>) => {
  const { t, language } = useT('moderation')
  const errorText = useErrorText()
  const { id, version, isFeatured, featuredUntil } = item
  const set = (part: Omit<FeaturedChange, 'id'>) =>
    actUndoably({
      on: [id],
      shownAs: { isFeatured: part.isFeatured, featuredUntil: part.until ?? null },
      version,
      title: t(part.isFeatured ? 'featured.done' : 'featured.ended'),
      description: name,
      send: async () => {
        const changed = await change.mutateAsync({ id, ...part })
        onChanged(changed)
        return changed
      },
      failed: (error) => ({ title: t('featured.failed'), description: `${name}: ${errorText(error)}` }),
    })
  const present = featuredUntil && {
    value: 'present',
    label: t('featured.until', { date: formatDate(featuredUntil, language, { time: true }) }),
  }
  return (
    <div className="flex flex-col gap-1 rounded-control border border-line px-3.5 py-1">
      <Switch
        label={t(`featured.${kind}`)}
        checked={isFeatured}
        onChange={(event) => set({ isFeatured: event.target.checked })}
      />
      {isFeatured && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-sm text-ink-2">
          <span aria-hidden>{t('featured.end')}</span>
          <ChoiceMenu
            label={t('featured.end')}
            value={present ? present.value : ''}
            options={[
              ...(present ? [present] : []),
              ...featuredDays.map((count) => ({
                value: String(count),
                label: t('featured.days', { count }),
              })),
              { value: '', label: t('featured.noEnd') },
            ]}
            onChoose={(value) => {
              if (value !== 'present')
                set({ isFeatured: true, ...(value && { until: instantIn(Number(value)) }) })
            }}
          />
        </div>
      )}
    </div>
  )
}
