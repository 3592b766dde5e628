import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import type { Outcome } from './decision-outcome.ts'

/** Tells why a decision beside a row did not go through; `title` says what failed. */
export const useRowFailure = (title: string): ((outcome: Outcome) => void) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  return (outcome) => {
    if (outcome.kind === 'done') return
    const description = outcome.kind === 'conflict' ? t('row.stale') : errorText(outcome.error)
    showToast({ title, description, tone: 'danger', duration: 8000 })
  }
}
