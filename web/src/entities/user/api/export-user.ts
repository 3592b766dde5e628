import { useMutation } from '@tanstack/react-query'
import type { exportUser as contract } from '#shared/api/user-export.ts'
import { call } from '#web/api/client.ts'

const part = (cursor?: string) => call<typeof contract>('GET /api/user/export', { query: { cursor } })

/** All parts of the export as one, without the place where each went on. */
const exportUser = async () => {
  const { nextCursor, ...everything } = await part()
  for (let cursor = nextCursor; cursor;) {
    const next = await part(cursor)
    for (const list of ['listings', 'plates', 'leads', 'notifications'] as const)
      // Each holds what the same list of the next part does; the compiler does not follow that through the name.
      (everything[list] as unknown[]).push(...next[list])
    cursor = next.nextCursor
  }
  return everything
}

/** Asks for everything that is kept about the user. Not a query: the answer is handed over, not kept. */
export const useExportUser = () => useMutation({ mutationFn: exportUser, gcTime: 0 })
