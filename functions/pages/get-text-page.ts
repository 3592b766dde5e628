import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import type { Input } from '#functions/core/route-handler.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import { siteIn } from '#functions/pages/site.ts'
import { textContent } from './text-content.ts'
import { listProviders } from '#functions/data/providers.ts'
import { getTextPage as route } from '#shared/api/pages.ts'

const live = {
  listProviders,
  mailbox: () => env().SUPPORT_MAILBOX,
  origin: () => env().PUBLIC_ORIGIN,
}

/** A page of words as a document: what the app says on it, but for what needs scripts. */
export const getTextPage = async ({ params }: Input<typeof route>, deps = live) => {
  const site = siteIn(deps.origin(), params.language)
  const { words } = site
  const { name } = params
  // It stands for whatever was asked for, which it cannot know: home is the nearest page that there is.
  if (name === 'app') return sharePage({ site, path: '/', ...words.texts.app, isMissing: true })
  return sharePage({
    site,
    path: `/${name}`,
    ...words.texts[name],
    content: await textContent(name, site, deps),
    crumbs: [{ name: words.menu.home, path: '/' }],
  })
}

export const handler = publicHandler(route, getTextPage)
