import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { Answer, BodyInput } from '#shared/api/contract.ts'
import type { deleteUser, editUser, listUsers, setUserStatus } from '#shared/api/users.ts'
import type { AdminUser, Role } from '#shared/schemas/user.ts'
import { hasCode } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'
import { isStale } from '#web/entities/admin/is-stale.ts'
import { withItem, withoutItem } from '#web/entities/admin/loaded-pages.ts'

export type UserFilters = {
  search: string
  role: Role | undefined
  status: Exclude<AdminUser['status'], 'DELETED'> | undefined
}

/** Begins the key of every list of users. */
const userLists = ['account', 'admin', 'users'] as const

const userListQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: [...userLists, filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listUsers>('GET /api/admin/users', { query: { ...filters, cursor }, signal }),
    ...cursorPages,
    // Users and other admins change it all the time: fresh whenever it comes into sight.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Users, newest first, page after page. A page of a search may be short, and even empty, and still have a next. */
export const useUsers = (filters: UserFilters) => useInfiniteQuery(userListQuery(filters))

/** Changes a user. */
export const useEditUser = () =>
  useUserMutation(
    ({ id, changes }: { id: string; changes: BodyInput<typeof editUser> }) =>
      call<typeof editUser>('PUT /api/admin/users/{id}', { params: { id }, body: changes }),
    (list, user) => withItem(list, 'users', user),
  )

/** Suspends or restores a user. */
export const useSetUserStatus = () =>
  useUserMutation(
    ({ id, change }: { id: string; change: BodyInput<typeof setUserStatus> }) =>
      call<typeof setUserStatus>('PUT /api/admin/users/{id}/status', { params: { id }, body: change }),
    (list, user) => withItem(list, 'users', user),
  )

/** Deletes a user. */
export const useDeleteUser = () =>
  useUserMutation(
    (id: string) => call<typeof deleteUser>('DELETE /api/admin/users/{id}', { params: { id } }),
    (list, _, id) => withoutItem(list, 'users', id),
  )

type UserList = InfiniteData<Answer<typeof listUsers>>

/**
 * A row changes with the answer, not before; then the rest of the panel is asked for again: what a user offers, their
 * application and the counts go with them. After a conflict it resolves once the users are loaded again.
 */
const useUserMutation = <Input, Output>(
  send: (input: Input) => Promise<Output>,
  change: (list: UserList, output: Output, input: Input) => UserList,
) => {
  const client: QueryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      client.setQueriesData<UserList>({ queryKey: userLists }, (list) => list && change(list, output, input))
      void client.invalidateQueries({
        queryKey: ['account', 'admin'],
        predicate: ({ queryKey }) => queryKey[2] !== userLists[2],
      })
      invalidateShown(client, 'listings', 'plates', 'dealers')
    },
    onError: async (error) => {
      if (isUserStale(error)) await client.invalidateQueries({ queryKey: userLists })
    },
  })
}

/** Whether the user that was looked at is not the one that is there: somebody was faster. */
export const isUserStale = (error: unknown): boolean => isStale(error) || hasCode(error, 'ADMIN_PROTECTED')
