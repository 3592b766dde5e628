import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { listImportRows as contract } from '#shared/api/stock-imports.ts'
import { limits } from '#shared/constants/limits.ts'
import type { ImportRowView, RowAction } from '#shared/schemas/stock-import.ts'
import { call } from '#web/api/client.ts'

/** The rows of an import change with its state, so that is a part of their key. */
type Of = { id: string; state: string }

const rowsQuery = ({ id, state }: Of, action: RowAction | undefined) =>
  infiniteQueryOptions({
    queryKey: ['account', 'import-rows', id, state, action ?? 'ALL'],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/seller/imports/{id}/rows', {
        params: { id },
        query: { action, cursor },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Rows of an import page by page, in the order of the file; all of them, or those of one action. */
export const useImportRows = (of: Of, action: RowAction | undefined) =>
  useInfiniteQuery(rowsQuery(of, action))

/** Every row of an import, or every one of an action: at most a thousand, a hundred in a call. */
export const allRowsQuery = ({ id, state }: Of, action?: RowAction) =>
  queryOptions({
    queryKey: ['account', 'import-all-rows', id, state, action ?? 'ALL'],
    queryFn: async ({ signal }) => {
      const rows: ImportRowView[] = []
      let cursor: string | undefined
      do {
        const page = await call<typeof contract>('GET /api/seller/imports/{id}/rows', {
          params: { id },
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
