import { privatePaths } from '#shared/rules/page-address.ts'
import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { getRobots as route } from '#shared/api/pages.ts'

/** The open paths of the API: pictures, and the data of pages that crawlers with scripts read in the app. */
const openApi = [
  '/api/listing-images/',
  '/api/listings/*/image',
  '/api/number-plates/*/image',
  '/api/insurance/providers',
  '/api/financing/providers',
]

/** The `robots.txt` of a site. On a stage that must not be indexed, nothing may be fetched. */
export const robotsText = (origin: string, isIndexed: boolean): string =>
  isIndexed
    ? [
        'User-agent: *',
        'Disallow: /api/',
        // The longer rule wins.
        ...openApi.map((path) => `Allow: ${path}`),
        ...privatePaths.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${origin}/sitemap.xml`,
        '',
      ].join('\n')
    : 'User-agent: *\nDisallow: /\n'

const live = { origin: () => env().PUBLIC_ORIGIN, isIndexed: () => env().ROBOTS !== 'noindex' }

/** Returns the stage's robots.txt. */
const getRobots = async (_input: unknown, deps = live) => robotsText(deps.origin(), deps.isIndexed())

export const handler = publicHandler(route, getRobots)
