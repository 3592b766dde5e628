import { useEffect, useRef } from 'react'
import {
  infiniteQueryOptions,
  type QueryClient,
  QueryObserver,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  createImport as createImportContract,
  getImport as getImportContract,
  listImportRows as listImportRowsContract,
  listImports as listImportsContract,
  startImport as startImportContract,
  undoImport as undoImportContract,
} from '#shared/api/stock-imports.ts'
import type {
  deleteFeed as deleteFeedContract,
  fetchFeedNow as fetchFeedNowContract,
  getFeed as getFeedContract,
  setFeed as setFeedContract,
} from '#shared/api/stock-feeds.ts'
import { limits } from '#shared/constants/limits.ts'
import type { FeedView } from '#shared/schemas/stock-feed.ts'
import type { ImportRowView, ImportState, ImportView, RowAction } from '#shared/schemas/stock-import.ts'
import { call, type CallInput } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { useReloadListings } from '#web/entities/listing/own-listings.ts'

export const importsQuery = queryOptions({
  queryKey: ['account', 'imports'],
  queryFn: ({ signal }) => call<typeof listImportsContract>('GET /api/seller/imports', { signal }),
  // They go on without this page: fresh whenever the tab is opened.
  staleTime: 0,
})

/** One's own imports of the last month, newest first. */
export const useImports = () => useQuery(importsQuery)

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['account', 'import', id],
    queryFn: ({ signal }) =>
      call<typeof getImportContract>('GET /api/seller/imports/{id}', { params: { id }, signal }),
    staleTime: 0,
  })

const isInProgress = (state: ImportState): boolean =>
  state === 'AWAITING_FILE' || state === 'CHECKING' || state === 'APPLYING'

/** Milliseconds until the next look, by how long nothing has changed: a second at first, five after a minute. */
export const pauseAfter = (unchangedMs: number): number => {
  if (unchangedMs < 15_000) return 1000
  return unchangedMs < 60_000 ? 2000 : 5000
}

const startsWithinMs = 120_000

/** The pause until the next look at an import; false where it does not go on. `startsItself`: it is a feed's. */
const pauseOf = (one: ImportView | undefined, startsItself: boolean, unchangedMs: number): number | false => {
  // A feed's import starts itself soon after its check, unless the feed was changed meanwhile.
  const isStarting = startsItself && one?.state === 'CHECKED' && unchangedMs < startsWithinMs
  const isGoing = one && (isInProgress(one.state) || one.undo?.state === 'RUNNING' || isStarting)
  return isGoing ? pauseAfter(unchangedMs) : false
}

/** Whether an import changes the stock now, or will without anybody's doing. */
const isRunning = ({ state, undo }: ImportView, startsItself: boolean): boolean =>
  state === 'APPLYING' || undo?.state === 'RUNNING' || (startsItself && state === 'CHECKING')

const followed = new Set<string>()

/** Looks on at an import whose page was left, until it ends or cannot be asked for any more. */
const followImport = (client: QueryClient, id: string, startsItself: boolean, onEnd: () => void): void => {
  if (followed.has(id)) return
  followed.add(id)
  const leftAt = Date.now()
  const pause = (one: ImportView | undefined) => pauseOf(one, startsItself, Date.now() - leftAt)
  const observer = new QueryObserver(client, {
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) => pause(data),
  })
  const stop = observer.subscribe(({ data, isError, isFetching }) => {
    if (isFetching || (!isError && pause(data) !== false)) return
    stop()
    followed.delete(id)
    onEnd()
  })
}

/**
 * One import, polled while it is in progress, but not while the page is hidden. At its end the stock is loaded again, also where its
 * reader has left it for the table of the stock meanwhile. `startsItself`: it is a feed's.
 */
export const useImport = (id: string, startsItself = false) => {
  const client = useQueryClient()
  const reloadListings = useReloadListings()
  const changedAt = useRef(0)
  const query = useQuery({
    ...importQuery(id),
    refetchInterval: ({ state: { data } }) => pauseOf(data, startsItself, Date.now() - changedAt.current),
  })
  // The same answer is the same object, so this tells changes alone.
  const { data } = query
  useEffect(() => {
    if (data) changedAt.current = Date.now()
  }, [data])
  const isGoing = data !== undefined && isRunning(data, startsItself)
  const isEnded = data?.state === 'DONE' && !isGoing
  useEffect(() => {
    if (isEnded) void reloadListings()
    if (!isGoing) return
    return () => {
      const left = client.getQueryData(importQuery(id).queryKey)
      if (left && isRunning(left, startsItself)) followImport(client, id, startsItself, reloadListings)
    }
  }, [client, id, isEnded, isGoing, reloadListings, startsItself])
  return query
}

/** Announces a file and answers with the signed address it goes to. Throws ApiError. */
export const createImport = (input: CallInput<typeof createImportContract>) =>
  call<typeof createImportContract>('POST /api/seller/imports', input)

/** An act on an import, which is then shown as the answer has it. */
const useImportAct = (id: string, mutationFn: () => Promise<ImportView>) => {
  const client = useQueryClient()
  const { queryKey } = importQuery(id)
  return useMutation({
    mutationFn,
    onSuccess: (started) => client.setQueryData(queryKey, started),
    // Another tab may have started it: look again.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Applies an import after its check. */
export const useStartImport = (id: string) =>
  useImportAct(id, () =>
    call<typeof startImportContract>('POST /api/seller/imports/{id}/start', { params: { id } }),
  )

/** Takes an import back. */
export const useUndoImport = (id: string) =>
  useImportAct(id, () =>
    call<typeof undoImportContract>('POST /api/seller/imports/{id}/undo', { params: { id } }),
  )

/** The rows of an import change with its state, and once more with a yes to those that waited for one. */
type Of = Pick<ImportView, 'id' | 'state' | 'finishedAt' | 'undo'>

const stageOf = ({ state, finishedAt, undo }: Of): string =>
  undo?.state === 'DONE' ? 'UNDONE' : `${state} ${finishedAt ?? ''}`

const rowsQuery = (of: Of, action: RowAction | undefined) =>
  infiniteQueryOptions({
    queryKey: ['account', 'import-rows', of.id, stageOf(of), action ?? 'ALL'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listImportRowsContract>('GET /api/seller/imports/{id}/rows', {
        params: { id: of.id },
        query: { action, cursor },
        signal,
      }),
    ...cursorPages,
  })

/** Rows of an import page by page, in the order of the file; all of them, or those of one action. */
export const useImportRows = (of: Of, action: RowAction | undefined) =>
  useInfiniteQuery(rowsQuery(of, action))

/** Every row of an import, or every one of an action: at most a thousand, a hundred in a call. */
export const allRowsQuery = (of: Of, action?: RowAction) =>
  queryOptions({
    queryKey: ['account', 'import-all-rows', of.id, stageOf(of), action ?? 'ALL'],
    queryFn: async ({ signal }) => {
      const rows: ImportRowView[] = []
      let cursor: string | undefined
      do {
        const page = await call<typeof listImportRowsContract>('GET /api/seller/imports/{id}/rows', {
          params: { id: of.id },
          query: { action, cursor, limit: limits.adminPage.max },
          signal,
        })
        rows.push(...page.rows)
        cursor = page.nextCursor
      } while (cursor)
      return rows
    },
  })

export const useAllRows = (of: Of) => useQuery(allRowsQuery(of))

/** True for an import that was checked and would change nothing: nobody has to decide about it. */
export const isIdle = ({ state, counts }: Pick<ImportView, 'state' | 'counts'>): boolean =>
  state === 'CHECKED' && counts.CREATE + counts.CHANGE === 0

const feedQuery = queryOptions({
  queryKey: ['account', 'feed'],
  queryFn: ({ signal }) => call<typeof getFeedContract>('GET /api/seller/feed', { signal }),
  // A job works on it without this page.
  staleTime: 0,
})

const fetchingPauseMs = 1500

/** The feed of one's stock, looked at again and again while it is being fetched. */
export const useFeed = () =>
  useQuery({
    ...feedQuery,
    refetchInterval: ({ state: { data } }) => (data?.feed?.isFetching ? fetchingPauseMs : false),
  })

/** A change of the feed, which is then shown as the answer has it. */
const useFeedChange = <Change>(mutationFn: (change: Change) => Promise<FeedView | null>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (feed) => client.setQueryData(feedQuery.queryKey, { feed }),
  })
}

/** Sets where the stock is fetched from and what a fetch does. */
export const useSetFeed = () =>
  useFeedChange((body: CallInput<typeof setFeedContract>['body']) =>
    call<typeof setFeedContract>('PUT /api/seller/feed', { body }),
  )

/** Has the feed fetched now. */
export const useFetchFeed = () =>
  useFeedChange(() => call<typeof fetchFeedNowContract>('POST /api/seller/feed/fetch', {}))

/** Forgets the feed. */
export const useDeleteFeed = () =>
  useFeedChange(async () => {
    await call<typeof deleteFeedContract>('DELETE /api/seller/feed', {})
    return null
  })
