import { useSearchParams } from 'react-router-dom'
import { reviewStatuses, type ReviewStatus } from '#web/features/review/review-status.ts'

/** The status that is looked at, kept in `?status=`; pending unless told. */
export const useReviewStatus = (): [ReviewStatus, (status: ReviewStatus) => void] => {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('status')?.toUpperCase()
  const status = reviewStatuses.find((known) => known === asked) ?? 'PENDING'
  const show = (next: ReviewStatus) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('status', next.toLowerCase())
        return after
      },
      { replace: true },
    )
  return [status, show]
}
