import { escapeHtml } from '#functions/text/escape-html.ts'
import { languages } from '#shared/constants/market.ts'
import { pageAddress, textPages } from '#shared/rules/page-address.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import { carPath } from './car-cards.ts'
import { carsAddress } from './cars-address.ts'
import { dealerPath } from './dealer-thing.ts'
import { listedCars } from '#functions/search/read-card.ts'
import { listedPlates, type PlateIndex } from '#functions/search/plates/plate-index.ts'
import type { SearchIndex } from '#functions/search/search-index.ts'
import { marketValue } from '#functions/search/prices/market-value.ts'
import { makes } from '#shared/reference/makes.ts'
import { plateSlug } from '#shared/rules/plate.ts'
import { pricesPath } from '#shared/rules/prices-path.ts'

/** A page for a sitemap: its path, perhaps with a query, and when it last changed, in milliseconds, where that is known. */
type SitemapPage = { path: string; changedAt?: number | undefined }

const heading = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const lastModified = (changedAt: number | undefined): string =>
  changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`

// Every language of a page is a page of its own, and each names them all.
const entries = (origin: string, { path, changedAt }: SitemapPage): string => {
  const addressIn = (language: (typeof languages)[number]) => escapeHtml(pageAddress(origin, path, language))
  const alternate = (hreflang: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`
  const alternates = [
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn('en')),
  ].join('')
  return languages
    .map(
      (language) => `<url><loc>${addressIn(language)}</loc>${lastModified(changedAt)}${alternates}</url>\n`,
    )
    .join('')
}

/** Pages as a sitemap, each in every language: about a kilobyte a page. */
export const sitemapXml = (origin: string, pages: readonly SitemapPage[]): string =>
  `${heading}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages
    .map((page) => entries(origin, page))
    .join('')}</urlset>\n`

type SitemapFile = { name: string; changedAt?: number | undefined }

/** The index of sitemaps. */
export const sitemapIndexXml = (origin: string, files: readonly SitemapFile[]): string =>
  `${heading}<sitemapindex ${namespace}>\n${files
    .map(
      ({ name, changedAt }) =>
        `<sitemap><loc>${escapeHtml(`${origin}/sitemaps/${name}.xml`)}</loc>${lastModified(changedAt)}</sitemap>\n`,
    )
    .join('')}</sitemapindex>\n`

/** The names of the sitemaps that an index lists. */
export const namesInIndex = (index: string): string[] =>
  [...index.matchAll(/\/sitemaps\/([a-z]+(?:-\d+)?)\.xml<\/loc>/g)].map(([, name]) => name!)

/** Two megabytes of a sitemap: far from the six that a Lambda may answer, and from the 50,000 addresses of the protocol. */
export const pagesPerSitemap = 2000

type Sitemap = { name: string; pages: SitemapPage[] }

/** Changes of other pages, collected while walking through the cars of the index. */
type Seen = {
  /** When the newest car of a result page changed, by its filters as JSON: addresses for every car took a third of the job’s time. */
  results: Map<string, number>
  /** The same of a dealer's cars, by its id. */
  dealers: Map<string, number>
}

const note = <K>(times: Map<K, number>, key: K, time: number): void => {
  times.set(key, Math.max(time, times.get(key) ?? 0))
}

/** `name-1`, `name-2` … of pages, one full sitemap at a time, so that no more than one is ever in memory. */
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

/** The pages of cars; the changes of result pages and dealers are collected in `seen`. */
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

/** What a model is worth, and each of its years that is offered, where enough cars say so. */
function* pricesPages(index: SearchIndex, { results }: Seen): Generator<SitemapPage> {
  for (const { name: make, models } of makes)
    for (const { name: model } of models) {
      const changedAt = results.get(JSON.stringify({ make, model }))
      if (changedAt === undefined) continue
      const years = marketValue(index, { make, model })
        .generations.filter(({ trims }) => trims.length > 0)
        .flatMap((generation) => generation.years.filter(({ count }) => count > 0))
      if (years.length > 0) yield { path: pricesPath(make, model), changedAt }
      for (const { year } of years) yield { path: pricesPath(make, model, year), changedAt }
    }
}

type Market = { cars: SearchIndex; plates: PlateIndex; dealers: readonly DealerRecord[] }

/** Every sitemap of the public site, one after the other. */
export function* sitemaps({ cars, plates, dealers }: Market): Generator<Sitemap> {
  const seen: Seen = { results: new Map(), dealers: new Map() }
  yield* numbered('cars', carPages(cars, seen))
  yield* numbered('prices', pricesPages(cars, seen))
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
