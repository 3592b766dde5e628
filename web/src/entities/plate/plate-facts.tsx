import { plateLocationWords, sellPlateCategoryWords } from '#shared/reference/plate-vocabulary.ts'
import type { PlateDetail } from '#shared/schemas/plate.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What is known about the plate besides its number and price. */
export const PlateFacts = ({ plate }: { plate: PlateDetail }) => {
  const { t, language } = useT('plate')
  const listing = useT('listing')
  const rows = {
    category: sellPlateCategoryWords[plate.category][language],
    location: plateLocationWords[plate.location][language],
    digits: formatNumber(plate.number.length, language),
    series: plate.series ?? '',
    listed: formatDate(plate.createdAt, language),
  }
  const known = (Object.keys(rows) as (keyof typeof rows)[]).filter((name) => rows[name] !== '')
  return (
    <section>
      <h3 className="text-lg">{t('facts')}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {known.map((name) => (
          <div key={name} className="min-w-0 border-b border-line py-3">
            <dt className="text-xs text-ink-3">{t(`facts.${name}`)}</dt>
            <dd className="mt-0.5 text-sm font-medium break-words">
              <bdi>{rows[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-3">
        <li>{listing.t('views', { count: plate.viewCount })}</li>
        <li>{listing.t('contacts', { count: plate.contactCount })}</li>
      </ul>
    </section>
  )
}
