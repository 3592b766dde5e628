import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { carCards, carList } from '#functions/pages/car-cards.ts'
import { fewerCars } from './cars-address.ts'
import { element, link, list } from '#functions/pages/html.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn, type Site, type Thing } from '#functions/pages/site.ts'
import { getHomePage as route } from '#shared/api/pages.ts'
import { textPages } from '#shared/rules/page-address.ts'
import { listingQuery } from '#shared/schemas/listing-query.ts'

const live = { askSearch, origin: () => env().PUBLIC_ORIGIN }

// The same as on the home page itself: four rows of its widest grid.
const featuredAtMost = 12

/** Structured data about the organization and its site search. */
const siteThings = ({ origin, words, language, address }: Site): Thing[] => [
  {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: words.brand,
    url: origin,
    logo: `${origin}/favicon.svg`,
  },
  {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: words.brand,
    url: address('/'),
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: address('/cars?search={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The home page for crawlers: its featured cars, and the way to every other page. */
export const getHomePage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words, href } = site
  const [featured, { facets }] = await Promise.all([
    deps.askSearch('featuredCars', { limit: featuredAtMost }),
    deps.askSearch('searchCars', listingQuery.parse({ limit: '1' })),
  ])
  return sharePage({
    site,
    path: '/',
    ...words.home,
    things: [...siteThings(site), ...(featured.length > 0 ? [carList(featured, site, words.featured)] : [])],
    content: [
      ...(featured.length > 0 ? [element('h2', words.featured), carCards(featured, site)] : []),
      ...fewerCars({}, facets, site),
      list(textPages.map((name) => link(href(`/${name}`), words.texts[name].title))),
    ],
  })
}

export const handler = publicHandler(route, getHomePage)
