import { useMemo } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useShown } from '#web/api/undoable.ts'
import { useAddressChoice } from '#web/app/use-address.ts'

/** The statuses an admin decides about; a draft is its seller's own business. */
export const reviewStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/** The status that is looked at, in `?status=`; pending unless the address says otherwise. */
export const useReviewStatus = () => {
  const [status = 'PENDING', choose] = useAddressChoice('status', reviewStatuses)
  return [status, choose] as const
}

/** The queue of one status, as a tab shows it. */
export type ReviewQueue<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<unknown>>
  items: readonly Item[]
  /** How many there are; undefined of a search. */
  total: number | undefined
  /** How many there are of each status. */
  counts: Readonly<Record<ReviewStatus, number>> | undefined
}

/** A queue without what has left it by a decision that can still be undone, or is on its way. */
export const useShownQueue = <Item extends { id: string; status: string }>(
  queue: ReviewQueue<Item>,
  status: ReviewStatus,
): ReviewQueue<Item> => {
  const shown = useShown(queue.items)
  const items = useMemo(() => shown.filter((item) => item.status === status), [shown, status])
  const moved = new Map<string, number>()
  for (const item of shown)
    if (item.status !== status) moved.set(item.status, (moved.get(item.status) ?? 0) + 1)
  const left = queue.items.length - items.length
  return {
    ...queue,
    items,
    total: queue.total === undefined ? undefined : Math.max(0, queue.total - left),
    counts: queue.counts && {
      ...queue.counts,
      [status]: Math.max(0, queue.counts[status] - left),
      ...Object.fromEntries(
        reviewStatuses
          .filter((each) => moved.has(each))
          .map((each) => [each, (queue.counts?.[each] ?? 0) + (moved.get(each) ?? 0)]),
      ),
    },
  }
}

/** The queue for its review: of a search, those that are loaded count. */
export const withKnownTotal = <Item>(queue: ReviewQueue<Item>) => ({
  ...queue,
  total: queue.total ?? queue.items.length,
})
