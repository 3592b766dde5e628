import type { ReviewStatus } from '#web/features/review/review-status.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What the choice of a status says, with how many there are of it once that is known. */
export const useStatusLabel = (
  counts: Readonly<Record<ReviewStatus, number>> | undefined,
): ((status: ReviewStatus) => string) => {
  const { t, language } = useT('admin')
  return (status) => {
    const name = t(`status.${status}`)
    return counts ? `${name} (${formatNumber(counts[status], language)})` : name
  }
}
