import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/api/api-error.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useDecide, type Target, type Verdict } from './api/decide.ts'
import { applicationQuery } from './api/get-application.ts'
import { useDecisionText } from './use-decision-text.ts'

/** How a decision went: in a conflict, what was looked at is not what is there any more. */
export type Outcome = { kind: 'done' } | { kind: 'conflict'; text: string } | { kind: 'failed'; text: string }

const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** Decides about a dealership and says how it went; where somebody was faster, who it was, what and when. */
export const useDecision = () => {
  const { t } = useT('applications')
  const errorText = useErrorText()
  const decisionText = useDecisionText()
  const client = useQueryClient()
  const { mutateAsync, isPending, variables } = useDecide()

  const whatHappened = async ({ application }: Target): Promise<string> => {
    if (!application) return t('conflict')
    try {
      const { decision } = await client.fetchQuery(applicationQuery(application.id))
      return decisionText(decision) ?? t('conflict')
    } catch {
      return t('conflict')
    }
  }

  const decide = async (target: Target, verdict: Verdict): Promise<Outcome> => {
    try {
      await mutateAsync({ target, verdict })
      showToast({ title: t(`done.${verdict.status}`), tone: 'success' })
      return { kind: 'done' }
    } catch (error) {
      const kind = isConflict(error) ? 'conflict' : 'failed'
      const text = kind === 'conflict' ? await whatHappened(target) : errorText(error)
      showToast({ title: t('failed'), description: text, tone: 'danger', duration: 8000 })
      return { kind, text }
    }
  }
  return { decide, deciding: isPending ? variables : null }
}

export type Decision = ReturnType<typeof useDecision>
