import { useState } from 'react'
import { ApiError } from '#web/api/api-error.ts'
import { useApplication } from './api/get-application.ts'
import type { PendingDealership } from './api/list-pending.ts'
import type { Subject } from './subject.ts'

type Loaded =
  | { state: 'loading' }
  | { state: 'gone' }
  | { state: 'failed'; error: Error; retry: () => unknown }
  | { state: 'ready'; subject: Subject }

const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/**
 * What an address names: an application, or a dealership among `pending` that has not applied yet. Who has applied since
 * is shown with the application.
 */
export const useSubject = (id: string, pending: readonly PendingDealership[] | undefined): Loaded => {
  const found = pending?.find((row) => row.id === id)
  // It leaves the list with the decision, which is read here first.
  const [seen, setSeen] = useState(found)
  if (found && found !== seen) setSeen(found)
  const row = found ?? seen
  const applicationId = row ? (row.submission?.id ?? null) : id
  const { data, error, refetch } = useApplication(applicationId)

  if (row && !row.submission) return { state: 'ready', subject: { kind: 'registered', user: row } }
  if (data) return { state: 'ready', subject: { kind: 'applied', application: data } }
  if (isMissing(error)) return { state: 'gone' }
  return error ? { state: 'failed', error, retry: refetch } : { state: 'loading' }
}
