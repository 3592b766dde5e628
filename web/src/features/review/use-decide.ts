import { useErrorText } from '#web/api/use-error-text.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { showToast } from '#web/stores/toast.ts'
import { outcomeOf, type Decision, type Outcome, type ReviewAdapter } from './review-adapter.ts'

/**
 * Decides about an item. A success is said by a toast, with `note` below it; a failure by its caller, which `sayFailure`
 * does where no dialog is open for it.
 */
export const useDecide = <Item extends Reviewed>(adapter: ReviewAdapter<Item>) => {
  const errorText = useErrorText()
  const decide = async (item: Item, decision: Decision, note?: string): Promise<Outcome> => {
    try {
      await adapter.send(item, decision)
      showToast({ title: adapter.doneText(decision.status), description: note, tone: 'success' })
      return { kind: 'done' }
    } catch (error) {
      return outcomeOf(error)
    }
  }
  const sayFailure = async (item: Item, outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'done') return
    const description =
      outcome.kind === 'conflict' ? await adapter.conflictText(item) : errorText(outcome.error)
    showToast({ title: adapter.failedText, description, tone: 'danger', duration: 8000 })
  }
  return { decide, sayFailure }
}

/** The quick approval beside a row; `onDecided` is called when the row has gone. */
export const useQuickApproval = <Item extends Reviewed>(
  adapter: ReviewAdapter<Item>,
  item: Item,
  onDecided: () => void,
): (() => Promise<void>) => {
  const { decide, sayFailure } = useDecide(adapter)
  return async () => {
    const outcome = await decide(item, { status: 'APPROVED' })
    await sayFailure(item, outcome)
    if (outcome.kind === 'done') onDecided()
  }
}
