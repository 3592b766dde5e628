import { env } from '#functions/core/env.ts'
import { publicHandler } from '#functions/core/compose-handler.ts'
import { robotsText } from '#functions/pages/robots-text.ts'
import { getRobots as route } from '#shared/api/pages.ts'

const live = { origin: () => env().PUBLIC_ORIGIN, isIndexed: () => env().ROBOTS !== 'noindex' }

/** What crawlers may fetch of this stage. */
export const getRobots = async (_input: unknown, deps = live) => robotsText(deps.origin(), deps.isIndexed())

export const handler = publicHandler(route, getRobots)
