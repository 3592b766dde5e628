import { useEffect, useRef } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { getImport as contract } from '#shared/api/stock-imports.ts'
import type { ImportState } from '#shared/schemas/stock-import.ts'
import { call } from '#web/api/client.ts'

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'import', id],
    queryFn: ({ signal }) =>
      call<typeof contract>('GET /api/seller/imports/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

const isInProgress = (state: ImportState): boolean =>
  state === 'AWAITING_FILE' || state === 'CHECKING' || state === 'APPLYING'

/** Milliseconds until the next look, by how long nothing has changed: a second at first, five after a minute. */
export const pauseAfter = (unchangedMs: number): number => {
  if (unchangedMs < 15_000) return 1000
  return unchangedMs < 60_000 ? 2000 : 5000
}

/** One import, looked at again and again while it is under way, but not while nobody sees the page. */
export const useImport = (id: string) => {
  const changedAt = useRef(0)
  const query = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && isInProgress(data.state) && pauseAfter(Date.now() - changedAt.current),
  })
  // The same answer is the same object, so this tells changes alone.
  const { data } = query
  useEffect(() => {
    if (data) changedAt.current = Date.now()
  }, [data])
  return query
}
