import { useMemo } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useShown } from '#web/api/undoable.ts'

/** The statuses an admin decides about; a draft is its seller's own business. */
export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** The queue of one status, or of what is public and to be looked at, as a tab shows it. */
export type ReviewQueue<Item, Status extends string> = {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  items: readonly Item[]
  /** How many there are; undefined of a search. */
  total: number | undefined
  /** How many there are of each status. */
  counts: Readonly<Partial<Record<Status, number>>> | undefined
}

type Queued = { id: string; status: string; check?: unknown }

/** The queue that a thing is in: of a car that is public without a review, the one to be looked at. */
const queueOf = ({ status, check }: Queued): string => (check ? 'TO_CHECK' : status)

/** A queue without what has left it by a decision that can still be undone, or is on its way. */
export const useShownQueue = <Item extends Queued, Status extends string>(
  queue: ReviewQueue<Item, Status>,
  status: Status,
): ReviewQueue<Item, Status> => {
  const shown = useShown(queue.items)
  const items = useMemo(() => shown.filter((item) => queueOf(item) === status), [shown, status])
  const left = queue.items.length - items.length
  const counts: Partial<Record<string, number>> = { ...queue.counts }
  counts[status] = Math.max(0, (counts[status] ?? 0) - left)
  // Items to be checked are counted among the public ones already.
  if (status !== 'TO_CHECK')
    for (const item of shown)
      if (queueOf(item) !== status) counts[item.status] = (counts[item.status] ?? 0) + 1
  return {
    ...queue,
    items,
    total: queue.total === undefined ? undefined : Math.max(0, queue.total - left),
    counts: queue.counts && (counts as Partial<Record<Status, number>>),
  }
}

/** The queue for its review: of a search, those that are loaded count. */
export const withKnownTotal = <Item, Status extends string>(queue: ReviewQueue<Item, Status>) => ({
  ...queue,
  total: queue.total ?? queue.items.length,
})
