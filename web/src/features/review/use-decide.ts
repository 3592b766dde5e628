import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetListingStatus, type Decision } from './api/set-listing-status.ts'
import { outcomeOf, type Outcome } from './decision-outcome.ts'

/** Decides about a listing; a success is told by a toast with what else is new, anything else by whoever asked. */
export const useDecide = () => {
  const { t } = useT('admin')
  const { mutateAsync, isPending, variables } = useSetListingStatus()
  const decide = async (decision: Decision, news?: string): Promise<Outcome> => {
    try {
      await mutateAsync(decision)
      showToast({ title: t('decision.done'), description: news, tone: 'success' })
      return { kind: 'done' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  return { decide, deciding: isPending ? variables : null }
}
