import { paths } from '#web/app/paths.ts'
import { useMarketCounts } from '#web/entities/listing/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { BodyTiles, BodyTilesSkeleton } from './body-tiles.tsx'
import { MakeLinks } from './make-links.tsx'
import { PriceLinks } from './price-links.tsx'
import { Section } from './section.tsx'

/** Ways into the market by kind, make and price. Without its counts it is left out: the search above does as well. */
export const Browse = () => {
  const { t } = useT('further')
  const { data: counts, error } = useMarketCounts()
  if (error) return null
  return (
    <Section title={t('browse.title')} more={{ to: paths.cars(), label: t('browse.all') }}>
      {counts ? <BodyTiles bodies={counts.bodyType} /> : <BodyTilesSkeleton />}
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[3fr_2fr]">
        <MakeLinks makes={counts?.make} />
        <PriceLinks />
      </div>
    </Section>
  )
}
