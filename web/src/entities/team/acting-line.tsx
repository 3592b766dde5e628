import { useEffect, useRef } from 'react'
import { Users } from 'lucide-react'
import { canBeStaff } from '#shared/rules/user.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Acting } from '#web/stores/acting.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { useActFor } from './acting.ts'
import { useEmployment } from './queries.ts'

/** Says for whom a member of staff acts, and changes it; nothing for everybody else. */
export const ActingLine = ({ user, acting }: { user: CurrentUser; acting: Acting | null }) => {
  const { t } = useT('dashboard')
  const { data } = useEmployment(canBeStaff(user))
  const employment = data?.employment
  const { mutate: actFor, isPending } = useActFor()
  const before = useRef(acting)
  useEffect(() => {
    const { dealershipId, role } = before.current ?? {}
    before.current = acting
    // It takes the place of a refusal that led to it, and so says that, too.
    if (acting && acting.dealershipId === dealershipId && acting.role !== role)
      showToast({
        title: t(`acting.changed.${acting.role}`, { dealership: acting.dealership }),
        description: t(`acting.changedText.${acting.role}`),
        duration: 10_000,
      })
  }, [acting, t])
  if (!employment) return null
  const { dealership } = employment
  return (
    <div
      role="status"
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-maroon-tint px-3.5 py-1.5 text-sm"
    >
      <Users aria-hidden className="size-4.5 shrink-0 text-maroon" />
      <span className="me-auto min-w-0 break-words">
        {acting ? t(`acting.${acting.role}`, { dealership }) : t('acting.could', { dealership })}
      </span>
      <Button
        variant="ghost"
        size="sm"
        pending={isPending}
        onClick={() => actFor(acting ? null : employment)}
      >
        {acting ? t('acting.stop') : t('acting.start', { dealership })}
      </Button>
    </div>
  )
}
