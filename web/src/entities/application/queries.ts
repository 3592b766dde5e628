import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { listAdminDealers } from '#shared/api/admin.ts'
import type { Answer, BodyInput } from '#shared/api/contract.ts'
import type {
  getAdminSubmission,
  listPendingVerifications,
  listSubmissions,
  setSubmissionStatus,
  verifyDealership,
} from '#shared/api/verification.ts'
import type { SubmissionStatus } from '#shared/schemas/verification.ts'
import { call } from '#web/api/client.ts'
import { cursorPages } from '#web/api/cursor-pages.ts'
import { invalidateShown } from '#web/api/shown.ts'

// The administration's side: applications of all dealerships, and the dealerships themselves.

/** Statuses that admins see; a draft is its dealership's own business. */
export type SentStatus = Exclude<SubmissionStatus, 'DRAFT'>

/** Begins the key of everything that admins see of dealerships and their applications. */
const dealershipKeys = ['account', 'admin', 'dealerships'] as const

// Dealerships and other admins change all of it all the time: fresh whenever it comes into sight.
const paged = {
  ...cursorPages,
  staleTime: 0,
  placeholderData: keepPreviousData,
}

/** A dealership that waits for verification, with the application that it has sent, if it has. */
export type PendingDealership = Answer<typeof listPendingVerifications>['pendingDealerships'][number]

const pendingQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...dealershipKeys, 'pending', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listPendingVerifications>('GET /api/admin/pending-verifications', {
        query: { search, cursor },
        signal,
      }),
  })

/** Dealerships that wait for verification, page after page: those that have applied first, the longest waiting before. */
export const usePendingDealerships = (search: string) => useInfiniteQuery(pendingQuery(search))

const applicationsQuery = (status: SentStatus | undefined, search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...dealershipKeys, 'applications', status ?? 'all', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listSubmissions>('GET /api/admin/verification-submissions', {
        query: { status, search, cursor },
        signal,
      }),
  })

/** Applications of one status, or all that were ever sent, page after page. */
export const useApplications = (status: SentStatus | undefined, search: string, isWanted: boolean) =>
  useInfiniteQuery({ ...applicationsQuery(status, search), enabled: isWanted })

const dealersQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...dealershipKeys, 'dealers', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      call<typeof listAdminDealers>('GET /api/admin/dealers', { query: { search, cursor }, signal }),
  })

/** All dealerships by how far their verification is, page after page. */
export const useAdminDealers = (search: string) => useInfiniteQuery(dealersQuery(search))

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...dealershipKeys, 'application', id],
    queryFn: ({ signal }) =>
      call<typeof getAdminSubmission>('GET /api/admin/verification-submissions/{id}', {
        params: { id },
        signal,
      }),
    staleTime: 0,
  })

/** One application as it is now; nothing is fetched without an id. */
export const useApplication = (id: string | null) =>
  useQuery({ ...applicationQuery(id ?? ''), enabled: id !== null })

/** A dealership as it was looked at: by the version of its application, or where it has sent none by its own. */
export type DecisionTarget =
  | { userId: string; application: { id: string; version: number } }
  | { userId: string; application: null; standing: number }

export type ApplicationDecision = Omit<BodyInput<typeof setSubmissionStatus>, 'version'>

/** The version under review is sent along, so that nobody approves what the dealership has changed since. */
const decide = async ({ target, decision }: { target: DecisionTarget; decision: ApplicationDecision }) => {
  if (target.application) {
    const { id, version } = target.application
    return call<typeof setSubmissionStatus>('POST /api/admin/verification-submissions/{id}/status', {
      params: { id },
      // Notes of a refusal mean nothing after an approval.
      body: { ...decision, version, ...(decision.status === 'APPROVED' && { adminNotes: '' }) },
    })
  }
  const { reasonCodes, rejectionReason } = decision
  await call<typeof verifyDealership>('POST /api/admin/verify-dealership/{userId}', {
    params: { userId: target.userId },
    body: {
      approved: decision.status === 'APPROVED',
      standing: target.standing,
      ...(reasonCodes && { reasonCodes }),
      ...(rejectionReason && { rejectionReason }),
    },
  })
  return undefined
}

/**
 * Decides about a dealership. On success and on failure, all admin data is loaded again (lists, users, counts), and so is the
 * public data of dealers.
 */
export const useDecideApplication = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSettled: () => {
      invalidateShown(client, 'dealers')
      return client.invalidateQueries({ queryKey: ['account', 'admin'] })
    },
  })
}
