import type { AdminListing } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useNamesOfCars } from '#web/features/review/car-names.ts'
import { factsOf, type FactName } from '#web/features/review/facts.ts'

/** Every short answer about a car, the missing ones too. */
export const ReviewFacts = ({ listing }: { listing: AdminListing }) => {
  const { t, language } = useT('admin')
  const common = useT()
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : common.t(value ? 'yes' : 'no')
  const names = useNamesOfCars()
  const facts = Object.entries(factsOf(listing, language, yesNo, names)) as [FactName, string | undefined][]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm max-lg:sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-ink-3">{t(`fact.${name}`)}</dt>
          <dd className="break-words">
            {value ? <bdi>{value}</bdi> : <span className="text-ink-3">{t('fact.missing')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
