import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn } from '#functions/pages/site.ts'
import { getTextPage as route } from '#shared/api/pages.ts'

const live = { origin: () => env().PUBLIC_ORIGIN }

/** Returns the title and description of a text page. Its text stays in the app, where crawlers that run scripts read it. */
export const getTextPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words } = site
  return sharePage({
    site,
    path: `/${params.name}`,
    ...words.texts[params.name],
    crumbs: [{ name: words.menu.home, path: '/' }],
  })
}

export const handler = publicHandler(route, getTextPage)
