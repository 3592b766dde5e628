import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { listUsers as contract } from '#shared/api/users.ts'
import type { AdminUser, Role } from '#shared/schemas/user.ts'
import { call } from '#web/api/client.ts'

export type UserFilters = {
  search: string
  role: Role | undefined
  status: Exclude<AdminUser['status'], 'DELETED'> | undefined
}

/** Begins the key of every list of users. */
export const userLists = ['account', 'admin', 'users'] as const

const userListQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [...userLists, filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof contract>('GET /api/admin/users', { query: { ...filters, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Users and other admins change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Users, newest first, page after page. A page of a search may be short, and even empty, and still have a next. */
export const useUsers = (filters: UserFilters) => useInfiniteQuery(userListQuery(filters))
