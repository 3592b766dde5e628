import { useState, type ReactNode } from 'react'
import type { ListingDetail, OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import { discardWorkingCopy } from '#web/entities/listing/working-copies.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Held } from './answers.ts'
import { useAnswersTitle } from './labels.ts'
import { startOf, type Start } from './start.ts'
import { toPreview } from './to-preview.ts'
import type { Wizard } from './use-wizard.ts'

// Few people meet a conflict.
const ConflictDialog = lazyAsked(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  ['guidance'],
)

/** Draws the car's page as buyers will see it; null before there is enough for one. */
export type RenderPreview = (preview: {
  open: boolean
  onClose: () => void
  listing: ListingDetail | null
}) => ReactNode

type WizardDialogsProps = {
  wizard: Wizard
  seller: CurrentUser
  renderPreview: RenderPreview
  /** The wizard begins again with this. */
  onReloaded: (start: Start) => void
}

/** The dialogs of the wizard: the preview, and the questions about saving. */
export const WizardDialogs = ({ wizard, seller, renderPreview, onReloaded }: WizardDialogsProps) => {
  const { t } = useT('sell')
  const errorText = useErrorText()
  const { status, step, saved, answers, photos, video, documents, dispatch } = wizard
  const title = useAnswersTitle(answers)
  // A dialog stays drawn while it fades.
  const [shown, setShown] = useState(status)
  if (status !== shown && ['withdrawing', 'conflict', 'copyConflict', 'previewing'].includes(status.name))
    setShown(status)
  const open = status === shown
  const close = () => dispatch({ type: 'dialogClosed' })
  const held = { answers, photos: photos.items, video: video.items, documents: documents.items }
  const goOn = async (chosen: Start, isMerged: boolean, stored?: OwnListing) => {
    try {
      // Its working copy is of the version before: taken for another device's, it would undo what is chosen here.
      if (stored) await discardWorkingCopy(stored.id)
    } catch (error) {
      return showToast({ title: t('save.updateFailed'), description: errorText(error), tone: 'danger' })
    }
    if (isMerged) showToast({ title: t('conflict.merged'), tone: 'success' })
    onReloaded({ ...chosen, step, keptAt: null })
  }
  const conflict = (before: Held, other: { saved: OwnListing } | { copy: Start }) => (
    <ConflictDialog
      open={open}
      onClose={close}
      held={held}
      before={before}
      other={other}
      onChosen={(chosen, isMerged) => void goOn(chosen, isMerged, 'saved' in other ? other.saved : undefined)}
    />
  )
  switch (shown.name) {
    case 'copyConflict':
      return conflict(shown.before, { copy: shown.theirs })
    case 'conflict':
      return saved && conflict(startOf(saved), { saved })
    case 'withdrawing':
      return (
        <WithdrawDialog
          open={open}
          isLive={saved?.status === 'APPROVED'}
          onClose={close}
          onConfirm={() => dispatch({ type: 'withdrawalConfirmed' })}
        />
      )
    case 'previewing':
      return renderPreview({
        open,
        onClose: close,
        listing: toPreview({ ...held, saved, title, seller }),
      })
    default:
      return null
  }
}

type WithdrawDialogProps = { open: boolean; onClose: () => void; onConfirm: () => void; isLive: boolean }

/** A draft is not public and not in review: said before a live or waiting listing becomes one. */
const WithdrawDialog = ({ isLive, ...dialog }: WithdrawDialogProps) => {
  const { t } = useT('sell')
  return (
    <ConfirmDialog {...dialog} title={t('withdraw.title')} confirm={t('withdraw.confirm')}>
      <p className="text-sm">{t(isLive ? 'withdraw.live' : 'withdraw.pending')}</p>
    </ConfirmDialog>
  )
}
