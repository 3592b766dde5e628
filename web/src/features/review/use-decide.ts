import { useNavigate } from 'react-router-dom'
import { actIdOf, actUndoably } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { reviewSearch } from '#web/entities/admin/admin-address.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { isConflict, type Decision, type ReviewAdapter } from './review-adapter.ts'

type Held<Item> = {
  item: Item
  decision: Decision
  /** Said beside the item's name. */
  note?: string | undefined
  /** Called when it was undone, and when it has failed. */
  onBack?: (() => void) | undefined
  /** Called when it was undone; without it the row of the item has the focus again. */
  onUndo?: () => void
}

/**
 * Decides about an item: it is shown as decided at once, and nobody is told before the time to undo it is over. A failure names the
 * item, with the way back to it.
 */
export const useDecide = <Item extends Reviewed>(adapter: ReviewAdapter<Item>) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  const navigate = useNavigate()
  return ({ item, decision, note, onBack, onUndo }: Held<Item>): void => {
    const { id, version } = item
    const name = adapter.nameOf(item)
    actUndoably({
      on: [actIdOf(item)],
      // Whatever is decided, nothing is left to be looked at.
      shownAs: { status: decision.status, check: undefined },
      version,
      title: adapter.doneText(decision.status, item),
      description: note ? `${name} · ${note}` : name,
      send: (seen = version) => adapter.send({ ...item, version: seen }, decision),
      failed: async (error) => {
        onBack?.()
        const why = isConflict(error) ? await adapter.conflictText(item) : errorText(error)
        return {
          title: adapter.failedText,
          description: `${name}: ${why}`,
          action: {
            label: t('failed.open'),
            onPress: () => void navigate({ pathname: paths.admin(), search: reviewSearch(adapter.kind, id) }),
          },
        }
      },
      onUndo: () => {
        onBack?.()
        if (onUndo) onUndo()
        else focusRow(id)
      },
    })
  }
}

/** The quick approval beside a row; `onDecided` is called when the row has gone. */
export const useQuickApproval = <Item extends Reviewed>(
  adapter: ReviewAdapter<Item>,
  item: Item,
  onDecided: () => void,
): (() => void) => {
  const decide = useDecide(adapter)
  return () => {
    decide({ item, decision: { status: 'APPROVED' } })
    onDecided()
  }
}
