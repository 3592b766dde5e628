import { useId, useState } from 'react'
import { FileText, Minus, Plus } from 'lucide-react'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import { featureLabel, useFactsOf, type FactName } from '#web/entities/review/listing-facts.ts'
import { useT } from '#web/i18n/use-t.ts'
import { ChoicePills } from '#web/ui/choice-pills.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ChangedRows } from './changed-rows.tsx'
import { ChangedPhotos } from './changed-photos.tsx'
import { ChangedText } from './changed-text.tsx'
import { differencesBetween, type Differences, type Earlier, type Part } from './listing-differences.ts'

/** A moment to compare with, and what it is called. */
export type Baseline = { name: string; label: string; earlier: Earlier }

type ListingChangesProps = {
  listing: AdminListing
  /** The newest first; at least one. */
  baselines: readonly [Baseline, ...Baseline[]]
}

/** The changes in a listing since it was last decided about, or opened: side by side, and nothing else. */
export const ListingChanges = ({ listing, baselines }: ListingChangesProps) => {
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
      <Summary changed={changed} replaced={earlier.replacedDocuments} />
      {facts.changed.length > 0 && <ChangedFacts before={earlier.car} now={listing} names={facts.changed} />}
      {changed.includes('images') && (
        <ChangedPhotos before={earlier.photos} now={listing.images} photos={photos} />
      )}
      {(['description', 'secondDescription'] as const)
        .filter((name) => changed.includes(name))
        .map((name) => (
          <ChangedText key={name} name={name} before={earlier.car[name] ?? ''} now={listing[name] ?? ''} />
        ))}
      {changed.includes('features') && <ChangedFeatures features={features} />}
      {changed.includes('documents') && <ReplacedDocuments kinds={earlier.replacedDocuments} />}
      {facts.same.length > 0 && <SameFacts now={listing} names={facts.same} />}
    </section>
  )
}

/** Which of the papers are other files now; none of them when one was only taken away. */
const ReplacedDocuments = ({ kinds }: { kinds: Earlier['replacedDocuments'] }) => {
  const { t } = useT('moderation')
  const texts = kinds.length > 0 ? kinds.map((kind) => t(`replaced.${kind}`)) : [t('documents.removed')]
  return texts.map((text) => (
    <p key={text} className="flex items-center gap-2 text-sm font-medium">
      <FileText aria-hidden className="size-4 text-ink-3" />
      {text}
    </p>
  ))
}

// Enough to be read at a glance.
const few = 3
const nouns = ['description', 'secondDescription', 'features', 'images', 'documents'] as const

const usePartName = () => {
  const { t } = useT('moderation')
  const admin = useT('admin')
  const isNoun = (part: Part): part is (typeof nouns)[number] => nouns.some((noun) => noun === part)
  return (part: Part): string => (isNoun(part) ? t(`part.${part}`) : admin.t(`fact.${part}`))
}

type SummaryProps = { changed: readonly Part[]; replaced: Earlier['replacedDocuments'] }

const Summary = ({ changed, replaced }: SummaryProps) => {
  const { t, language } = useT('moderation')
  const admin = useT('admin')
  const nameOf = usePartName()
  if (changed.length === 0) return <p className="text-ink-2">{t('changes.none')}</p>
  // Which document it is, where another file took its place.
  const names = changed.flatMap((part) =>
    part === 'documents' && replaced.length > 0
      ? replaced.map((kind) => admin.t(`document.${kind}`))
      : nameOf(part),
  )
  const parts = new Intl.ListFormat(language).format(names)
  return <p className="font-medium">{t(changed.length > few ? 'changes.many' : 'changes.only', { parts })}</p>
}

/** The text of a fact, also where there is none. */
const useFactText = () => {
  const { t } = useT('admin')
  const factsOf = useFactsOf()
  return (car: CarDraft) => {
    const facts = factsOf(car)
    return (name: FactName) => facts[name] || t('fact.missing')
  }
}

type ChangedFactsProps = { before: CarDraft; now: CarDraft; names: readonly FactName[] }

const ChangedFacts = ({ before, now, names }: ChangedFactsProps) => {
  const { t } = useT('admin')
  const factText = useFactText()
  const [was, is] = [factText(before), factText(now)]
  return (
    <ChangedRows
      hasHeadings
      rows={names.map((name) => ({ name, label: t(`fact.${name}`), before: was(name), now: is(name) }))}
    />
  )
}

/** The unchanged facts, folded away. */
const SameFacts = ({ now, names }: { now: CarDraft; names: readonly FactName[] }) => {
  const { t } = useT('admin')
  const moderation = useT('moderation')
  const is = useFactText()(now)
  return (
    <details className="text-sm text-ink-2">
      <summary className="w-fit py-1">{moderation.t('changes.same', { count: names.length })}</summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{t(`fact.${name}`)}</dt>
            <dd className="break-words">
              <bdi>{is(name)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const chip = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 no-underline [&>svg]:size-3.5'

/** Features that went, then those that came. */
const ChangedFeatures = ({ features: { added, removed } }: Pick<Differences, 'features'>) => {
  const { t, language } = useT('moderation')
  const admin = useT('admin')
  return (
    <div className="text-sm">
      <h4 className="py-1 font-medium">{admin.t('features')}</h4>
      <ul className="flex flex-wrap gap-2">
        {removed.map((feature) => (
          <li key={feature}>
            <del className={`${chip} bg-red-tint text-ink-2`}>
              <Minus aria-hidden className="text-red" />
              <VisuallyHidden>{t('removed.said')} </VisuallyHidden>
              <bdi>{featureLabel(feature, language)}</bdi>
            </del>
          </li>
        ))}
        {added.map((feature) => (
          <li key={feature}>
            <ins className={`${chip} bg-green-tint text-ink`}>
              <Plus aria-hidden className="text-green" />
              <VisuallyHidden>{t('added.said')} </VisuallyHidden>
              <bdi>{featureLabel(feature, language)}</bdi>
            </ins>
          </li>
        ))}
      </ul>
    </div>
  )
}
