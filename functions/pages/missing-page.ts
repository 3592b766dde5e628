import { reply } from '#functions/core/respond.ts'
import { sharePage } from './share-page.ts'
import type { Site } from './site.ts'
import type { PageWords } from '#functions/page-text/words.ts'
import { hasCode } from '#functions/core/app-error.ts'
import type { ErrorCode } from '#shared/errors.ts'

/** The response where there is nothing that the public may see: a document with a link to `path` and nothing else. */
export const missingPage = (site: Site, what: keyof PageWords['gone'], path: string) =>
  reply(sharePage({ site, path, ...site.words.gone[what], isMissing: true }), { status: 404 })

/** The result of `read`; undefined where it refuses with this code. @throws all other errors of `read` */
export const unlessMissing = async <T>(code: ErrorCode, read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (hasCode(error, code)) return undefined
    throw error
  }
}
