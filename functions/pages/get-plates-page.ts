import { askSearch } from '#functions/adapters/ask-search.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { toPlateView } from '#functions/data/plate-record.ts'
import { list } from '#functions/pages/html.ts'
import { plateLine, platePath } from './plate-line.ts'
import { missingPage } from './missing-page.ts'
import { plateImage } from './share-images.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn } from '#functions/pages/site.ts'
import { getPlatesPage as route } from '#shared/api/pages.ts'
import { limits } from '#shared/constants/limits.ts'
import { platePictureVersion, plateTitle } from '#shared/rules/plate.ts'
import { part } from '#shared/rules/crawler.ts'
import { plateQuery } from '#shared/schemas/plate-query.ts'

const live = { askSearch, origin: () => env().PUBLIC_ORIGIN }

const index = '/number-plates'
const perPage = limits.plate.page.shown

const pagePath = (page: number): string => (page > 1 ? `${index}?page=${page}` : index)

/** A page of the plates on offer for crawlers, newest first, as the site shows them. */
export const getPlatesPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words, language, address } = site
  const page = Number(params.page)
  if (page > limits.search.window / perPage) return missingPage(site, 'page', index)
  const query = plateQuery.parse({ page: params.page, limit: String(perPage) })
  const found = await deps.askSearch('searchPlates', query)
  const pages = Math.max(1, Math.ceil(found.total / perPage))
  if (page > pages) return missingPage(site, 'page', index)
  const plates = found.plates.map(toPlateView)
  const [first] = plates
  const { title, description } = words.plates(page)
  return sharePage({
    site,
    path: pagePath(page),
    title,
    description,
    image: first && plateImage(site, first.id, plateTitle(first, language), platePictureVersion(first)),
    things: [
      {
        '@type': 'ItemList',
        name: title,
        itemListElement: plates.map((plate, place) => ({
          '@type': 'ListItem',
          position: (page - 1) * perPage + place + 1,
          name: plateTitle(plate, language),
          url: address(platePath(plate)),
        })),
      },
    ],
    crumbs: [{ name: words.menu.home, path: '/' }],
    content: [list(plates.map((plate) => plateLine(plate, site)))],
    isVariant: params.said === part,
    isEmpty: found.total === 0,
    previous: page > 1 ? pagePath(page - 1) : undefined,
    next: page < pages && page < limits.search.window / perPage ? pagePath(page + 1) : undefined,
  })
}

export const handler = publicHandler(route, getPlatesPage)
