import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { useSetPlateStatus, type PlateDecision } from './api/set-plate-status.ts'
import { outcomeOf, type Outcome } from './decision-outcome.ts'

/** Decides about a plate; a success is told by a toast with what else is new, anything else by whoever asked. */
export const useDecidePlate = () => {
  const { t } = useT('plate-review')
  const { mutateAsync, isPending, variables } = useSetPlateStatus()
  const decide = async (decision: PlateDecision, news?: string): Promise<Outcome> => {
    try {
      await mutateAsync(decision)
      showToast({ title: t('done'), description: news, tone: 'success' })
      return { kind: 'done' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  return { decide, deciding: isPending ? variables : null }
}
