import { useT } from '#web/i18n/use-t.ts'
import type { RowTexts } from './review-adapter.ts'

/** The texts of the buttons in a row of listings or plates. */
export const useRowTextsOf = <Item>(titleOf: (item: Item) => string): ((item: Item) => RowTexts) => {
  const { t } = useT('admin')
  return (item) => {
    const title = titleOf(item)
    return {
      review: t('review'),
      reviewLabel: t('review.label', { title }),
      approve: t('approve'),
      approveLabel: t('approve.label', { title }),
      reject: t('reject'),
      rejectLabel: t('reject.label', { title }),
    }
  }
}
