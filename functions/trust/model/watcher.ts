import { api, apiOk, type ApiAnswer } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'

/** An admin who plays no part and only looks. */
export type Watcher = {
  /** What the API answers to this admin. */
  read: (path: string) => Promise<ApiAnswer>
  /** Every item of a paged list of an admin's. */
  readAll: (path: string, name: string) => Promise<ApiAnswer['body'][]>
}

/** Looks with this admin's eyes. */
export const createWatcher = ({ token }: Person): Watcher => ({
  read: (path) => api('GET', path, { token }),
  readAll: async (path, name) => {
    const found: unknown[] = []
    for (let cursor = ''; ;) {
      const { body } = await apiOk('GET', `${path}${cursor}`, { token })
      found.push(...body[name])
      if (!body.nextCursor) return found
      cursor = `&cursor=${body.nextCursor}`
    }
  },
})
