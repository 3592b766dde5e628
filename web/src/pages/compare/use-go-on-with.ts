import { joined } from '#web/features/compare/joined.ts'
import { useT } from '#web/i18n/use-t.ts'
import { setCompared, useCompared } from '#web/stores/compared.ts'
import { showToast } from '#web/stores/toast.ts'

const longEnoughToUndo = 10_000

/** Puts the cars of a comparison into the tray, and tells what became of those that were there, with a way back. */
export const useGoOnWith = (): ((shown: readonly string[]) => void) => {
  const { t } = useT('compare')
  return (shown) => {
    const { ids: own } = useCompared.getState()
    const { ids, others } = joined(shown, own)
    setCompared(ids)
    if (others === 'none') return
    showToast({
      title: t(`another.${others}`),
      description: t(`another.${others}.text`),
      duration: longEnoughToUndo,
      action: { label: t('another.undo'), onPress: () => setCompared(own) },
    })
  }
}
