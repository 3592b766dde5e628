import type { DealerRecord } from '#functions/data/dealers.ts'
import { carPath } from '#functions/pages/car-cards.ts'
import { carsAddress } from '#functions/pages/cars-address.ts'
import { dealerPath } from '#functions/pages/dealer-thing.ts'
import type { SitemapPage } from '#functions/pages/sitemap-xml.ts'
import { listedCars } from '#functions/search/read-card.ts'
import { listedPlates, type PlateIndex } from '#functions/search/plates/plate-index.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { textPages } from '#shared/rules/page-address.ts'
import { plateSlug } from '#shared/rules/plate.ts'

/** Two megabytes of a sitemap: far from the six that a Lambda may answer, and from the 50,000 addresses of the protocol. */
export const pagesPerSitemap = 2000

type Sitemap = { name: string; pages: SitemapPage[] }

/** What the index knows of other pages by walking through its cars. */
type Seen = {
  /** When the newest car of a result page changed, by its filters as JSON: addresses for every car took a third of the job’s time. */
  results: Map<string, number>
  /** The same of a dealer's cars, by its id. */
  dealers: Map<string, number>
}

const note = <K>(times: Map<K, number>, key: K, time: number): void => {
  times.set(key, Math.max(time, times.get(key) ?? 0))
}

/** `name-1`, `name-2` … of pages, a full one at a time, so that no more than one is ever in memory. */
function* numbered(name: string, pages: Iterable<SitemapPage>): Generator<Sitemap> {
  let [place, held]: [number, SitemapPage[]] = [1, []]
  for (const page of pages) {
    if (held.length === pagesPerSitemap) {
      yield { name: `${name}-${place++}`, pages: held }
      held = []
    }
    held.push(page)
  }
  if (held.length > 0) yield { name: `${name}-${place}`, pages: held }
}

/** The pages of cars; what they say of result pages and dealers is noted in `seen`. */
function* carPages(index: SearchIndex, seen: Seen): Generator<SitemapPage> {
  for (const { card, changedAt } of listedCars(index)) {
    const { make, model, bodyType, city } = card
    for (const filters of [{}, { make }, { make, model }, { bodyType }, { city }])
      note(seen.results, JSON.stringify(filters), changedAt)
    if (card.dealerProfileId) note(seen.dealers, card.dealerProfileId, changedAt)
    yield { path: carPath(card.slug), changedAt }
  }
}

function* platePages(index: PlateIndex): Generator<SitemapPage> {
  for (const { plate, changedAt } of listedPlates(index))
    yield { path: `/number-plates/${plateSlug(plate)}`, changedAt }
}

type Market = { cars: SearchIndex; plates: PlateIndex; dealers: readonly DealerRecord[] }

/** Every sitemap of the public site, one after the other. */
export function* sitemaps({ cars, plates, dealers }: Market): Generator<Sitemap> {
  const seen: Seen = { results: new Map(), dealers: new Map() }
  yield* numbered('cars', carPages(cars, seen))
  yield* numbered('plates', platePages(plates))
  if (dealers.length > 0)
    yield {
      name: 'dealers',
      pages: dealers.map((dealer) => ({
        path: dealerPath(dealer),
        changedAt: seen.dealers.get(dealer.id),
      })),
    }
  const fixed = ['/', '/dealers', '/number-plates', ...textPages.map((name) => `/${name}`)]
  yield {
    name: 'pages',
    pages: [
      ...fixed.map((path) => ({ path })),
      ...[...seen.results].map(([filters, changedAt]) => ({
        path: carsAddress(JSON.parse(filters)),
        changedAt,
      })),
    ],
  }
}
