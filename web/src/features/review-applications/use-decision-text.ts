import type { DecisionView } from '#shared/schemas/moderation.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { sentStatuses } from './sent-status.ts'

/** Who decided last about an application, what and when, in a sentence; undefined where nobody has. */
export const useDecisionText = (): ((decision: DecisionView | null) => string | undefined) => {
  const { t } = useT('applications')
  const age = useAge()
  return (decision) => {
    const status = sentStatuses.find((known) => known === decision?.status)
    if (!decision || !status || status === 'SUBMITTED') return undefined
    const when = age(decision.at)
    return decision.by
      ? t(`decided.${status}`, { name: decision.by.username, age: when })
      : t(`decided.${status}.unnamed`, { age: when })
  }
}
