import { api, apiOk, type ApiAnswer } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'

/** An admin who plays no part in the run and only reads. */
export type Watcher = {
  /** Reads a path of the API as this admin. */
  read: (path: string) => Promise<ApiAnswer>
  /** Reads every page of an admin's list. */
  readAll: (path: string, name: string) => Promise<ApiAnswer['body'][]>
}

/** Creates a watcher from an admin's session. */
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
