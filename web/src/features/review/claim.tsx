import { useEffect } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { claimReview, releaseReview } from '#shared/api/review-claims.ts'
import { limits } from '#shared/constants/limits.ts'
import { call } from '#web/api/client.ts'
import { afterActsOn } from '#web/api/undoable.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

const claim = (id: string, takesOver: boolean, signal?: AbortSignal) =>
  call<typeof claimReview>('PUT /api/admin/claims/{id}', {
    params: { id },
    body: { takesOver },
    ...(signal && { signal }),
  })

const release = (id: string) =>
  void call<typeof releaseReview>('DELETE /api/admin/claims/{id}', { params: { id } }).catch(() => undefined)

/** The ids of the items that are open for review in this tab. */
const openIds = new Set<string>()

const keyOf = (id: string) => ['account', 'admin', 'claim', id] as const

/** Claims the item that is open for review, renews the claim while it is, and releases it when it is closed. */
const useClaim = (id: string, actId: string) => {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => claim(id, false, signal),
    refetchInterval: limits.reviewClaim.renewMinutes * 60_000,
    staleTime: 0,
    gcTime: 0,
    // Without a claim everything works all the same.
    retry: false,
  })
  useEffect(() => {
    openIds.add(id)
    return () => {
      openIds.delete(id)
      // Nobody takes up what a decision that can still be undone is about. Undone, it is open again a moment later.
      afterActsOn(actId, () => setTimeout(() => openIds.has(id) || release(id), 500))
    }
  }, [id, actId])
  const takeOver = useMutation({
    mutationFn: () => claim(id, true),
    onSuccess: (taken) => client.setQueryData(keyOf(id), taken),
  })
  return { claim: data, takeOver }
}

/** Another reviewer's claim, with a button to take it over; nothing while it is one's own. */
export const ClaimNotice = ({ id, actId }: { id: string; actId: string }) => {
  const { t } = useT('moderation')
  const age = useAge()
  const { claim: held, takeOver } = useClaim(id, actId)
  if (!held || held.isOwn) return <div role="status" />
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm"
    >
      <Eye aria-hidden className="size-4.5 shrink-0 text-amber" />
      <p className="min-w-0 flex-1 basis-56">
        {held.by
          ? t('claim.by', { name: held.by.username, age: age(held.at) })
          : t('claim.unnamed', { age: age(held.at) })}
      </p>
      <Button variant="secondary" size="sm" pending={takeOver.isPending} onClick={() => takeOver.mutate()}>
        {t('claim.takeOver')}
      </Button>
    </div>
  )
}
