import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { Answer } from '#shared/api/contract.ts'
import type { listReviewClaims } from '#shared/api/review-claims.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '#web/api/client.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'

type RowClaim = Answer<typeof listReviewClaims>['claims'][number]

const askedEveryMs = 30_000

/** Which of these rows colleagues are reviewing, asked again and again while the list is in sight. */
export const useRowClaims = (ids: readonly string[]): ReadonlyMap<string, RowClaim> => {
  const asked = ids.slice(0, limits.reviewClaim.listed)
  const { data } = useQuery({
    queryKey: ['account', 'admin', 'claims', asked],
    queryFn: ({ signal }) =>
      call<typeof listReviewClaims>('GET /api/admin/claims', { query: { ids: asked.join(',') }, signal }),
    enabled: asked.length > 0,
    refetchInterval: askedEveryMs,
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Without it everything works all the same.
    retry: false,
  })
  return new Map(data?.claims.filter(({ isOwn }) => !isOwn).map((claim) => [claim.id, claim]))
}

/** Says above a row who is reviewing it; nothing while nobody is. */
export const RowClaimLine = ({ claim }: { claim: RowClaim | undefined }) => {
  const { t } = useT('moderation')
  const age = useAge()
  if (!claim) return null
  return (
    <p className="mb-1.5 flex items-center gap-1.5 px-1 text-xs text-amber">
      <Eye aria-hidden className="size-4 shrink-0" />
      {claim.by
        ? t('claim.by', { name: claim.by.username, age: age(claim.at) })
        : t('claim.unnamed', { age: age(claim.at) })}
    </p>
  )
}
