import { reply } from '#functions/core/respond.ts'
import { sharePage } from '#functions/pages/share-page.ts'
import type { Site } from '#functions/pages/site.ts'
import type { PageWords } from '#functions/page-text/words.ts'

/** The answer where there is nothing that the public may see: a document that leads to `path` and says no more. */
export const missingPage = (site: Site, what: keyof PageWords['gone'], path: string) =>
  reply(sharePage({ site, path, ...site.words.gone[what], isMissing: true }), { status: 404 })
