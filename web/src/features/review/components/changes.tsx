import { useId, useState } from 'react'
import { FileText } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { differencesBetween, type Earlier, type Part } from '#web/features/review/differences.ts'
import { ChangedFacts, SameFacts } from './changed-facts.tsx'
import { ChangedFeatures } from './changed-features.tsx'
import { ChangedPhotos } from './changed-photos.tsx'
import { ChangedText } from './changed-text.tsx'

/** A moment to compare with, and what it is called. */
export type Baseline = { name: string; label: string; earlier: Earlier }

// Enough to be read at a glance.
const few = 3
const nouns = ['description', 'features', 'images', 'documents'] as const

const usePartName = () => {
  const { t } = useT('moderation')
  const admin = useT('admin')
  const isNoun = (part: Part): part is (typeof nouns)[number] => nouns.some((noun) => noun === part)
  return (part: Part): string => (isNoun(part) ? t(`part.${part}`) : admin.t(`fact.${part}`))
}

const Summary = ({ changed }: { changed: readonly Part[] }) => {
  const { t, language } = useT('moderation')
  const nameOf = usePartName()
  if (changed.length === 0) return <p className="text-ink-2">{t('changes.none')}</p>
  const parts = new Intl.ListFormat(language).format(changed.map(nameOf))
  return <p className="font-medium">{t(changed.length > few ? 'changes.many' : 'changes.only', { parts })}</p>
}

type ChangesProps = {
  listing: AdminListing
  /** The newest first; at least one. */
  baselines: readonly [Baseline, ...Baseline[]]
}

/** What a listing says otherwise than when it was last decided about, or opened: side by side, and nothing else. */
export const Changes = ({ listing, baselines }: ChangesProps) => {
  const { t } = useT('moderation')
  const id = useId()
  const [chosen, choose] = useState(baselines[0].name)
  const { earlier, name } = baselines.find((one) => one.name === chosen) ?? baselines[0]
  const { changed, facts, features, photos } = differencesBetween(earlier, listing)
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4">
      <h3 className="text-base">{t('changes')}</h3>
      {baselines.length > 1 ? (
        <ChoicePills
          id={id}
          legend={t('changes.since')}
          choices={baselines.map((one) => ({ value: one.name, label: one.label }))}
          value={name}
          onChange={choose}
        />
      ) : (
        <p className="-mt-3 text-sm text-ink-2">
          {t('changes.since')} {baselines[0].label}
        </p>
      )}
      <Summary changed={changed} />
      {facts.changed.length > 0 && <ChangedFacts before={earlier.car} now={listing} names={facts.changed} />}
      {changed.includes('images') && (
        <ChangedPhotos before={earlier.photos} now={listing.images} photos={photos} />
      )}
      {changed.includes('description') && (
        <ChangedText before={earlier.car.description ?? ''} now={listing.description ?? ''} />
      )}
      {changed.includes('features') && <ChangedFeatures features={features} />}
      {changed.includes('documents') && (
        <p className="flex items-center gap-2 text-sm">
          <FileText aria-hidden className="size-4 text-ink-3" />
          {t('documents.replaced')}
        </p>
      )}
      {facts.same.length > 0 && <SameFacts now={listing} names={facts.same} />}
    </section>
  )
}
