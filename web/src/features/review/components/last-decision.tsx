import type { DecisionView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'

/** What an admin decided last, who and when; nothing while nobody has. */
export const LastDecision = ({ decision }: { decision: DecisionView | null }) => {
  const { t, rich } = useT('moderation')
  const age = useAge()
  if (decision?.status !== 'APPROVED' && decision?.status !== 'REJECTED') return null
  const { status, at, by } = decision
  return (
    <p className="text-ink-3">
      {by
        ? rich(`last.${status}`, { name: <bdi>{by.username}</bdi>, age: age(at) })
        : t(`last.${status}.unnamed`, { age: age(at) })}
    </p>
  )
}
