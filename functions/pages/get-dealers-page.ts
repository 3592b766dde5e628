import { placeIn } from '#shared/reference/areas.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { listVerifiedDealers } from '#functions/data/dealers.ts'
import { dealerPath } from '#functions/pages/dealer-thing.ts'
import { link, list } from '#functions/pages/html.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn } from '#functions/pages/site.ts'
import { escapeHtml } from '#functions/text/escape-html.ts'
import { getDealersPage as route } from '#shared/api/pages.ts'

const live = { listVerifiedDealers, askSearch, origin: () => env().PUBLIC_ORIGIN }

/** The verified dealers for crawlers, by name. */
export const getDealersPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words, language, address, href } = site
  const dealers = await deps.listVerifiedDealers()
  const counts = await deps.askSearch('dealerCounts', { dealerIds: dealers.map(({ id }) => id) })
  return sharePage({
    site,
    path: '/dealers',
    ...words.dealers,
    things: [
      {
        '@type': 'ItemList',
        name: words.dealers.title,
        itemListElement: dealers.map((dealer, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: dealerName(dealer, language),
          url: address(dealerPath(dealer)),
        })),
      },
    ],
    crumbs: [{ name: words.menu.home, path: '/' }],
    content: [
      list(
        dealers.map((dealer, place) => {
          const facts = [placeIn(dealer, language), words.cars(counts[place] ?? 0)]
          return `${link(href(dealerPath(dealer)), dealerName(dealer, language))} · ${escapeHtml(facts.join(' · '))}`
        }),
      ),
    ],
    isEmpty: dealers.length === 0,
  })
}

export const handler = publicHandler(route, getDealersPage)
