import { useState } from 'react'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminListing, RejectionField } from '#shared/schemas/listing.ts'
import { refusalFormId, RefusalForm } from '#web/features/review/components/refusal-form.tsx'
import { useKeysOn } from '#web/features/review/keys-choice.ts'
import { emptyRefusal, offeredCodes, saysWhy, toggleCode } from '#web/features/review/refusal.ts'
import { useReviewKeys } from '#web/features/review/use-review-keys.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'

/** What is said about a refusal, as the API takes it. */
export type Said = {
  reasonCodes: ListingReasonCode[]
  rejectionReason: string
  rejectionFields: RejectionField[]
}

export type RefuseDialogProps = {
  listings: readonly AdminListing[]
  /** What is refused, in words. */
  subject: string
  pending: boolean
  onClose: () => void
  /** Resolves to why it failed, if it did. */
  onSubmit: (said: Said) => Promise<string | undefined>
}

/** Asks why listings are refused; the spec's own reason is chosen already. Open as long as it is there. */
export const RefuseDialog = ({ listings, subject, pending, onClose, onSubmit }: RefuseDialogProps) => {
  const { t } = useT('admin-listings')
  const common = useT()
  const isLive = listings.every(({ status }) => status === 'APPROVED')
  const hasPapers = listings.some(({ dealerProfileId }) => dealerProfileId === null)
  const offered = offeredCodes('listing', { isLive, hasPapers })
  const [refusal, setRefusal] = useState(() =>
    toggleCode(emptyRefusal, isLive ? 'CONTENT_REVIEW' : 'REVIEW_REQUIRED'),
  )
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<string>()

  const change = (next: typeof refusal) => {
    setRefusal(next)
    setMissing(false)
  }
  const submit = async () => {
    if (pending) return
    if (!saysWhy(refusal)) return setMissing(true)
    setFailure(undefined)
    const why = await onSubmit({
      reasonCodes: refusal.codes as ListingReasonCode[],
      rejectionReason: refusal.text.trim(),
      rejectionFields: [...refusal.fields],
    })
    setFailure(why)
  }
  useReviewKeys({
    view: 'reject',
    hasLetters: useKeysOn(),
    onAct: (pressed) => {
      if (pressed.act === 'back') onClose()
      if (pressed.act === 'submit') void submit()
      const code = pressed.act === 'reason' ? offered[pressed.index] : undefined
      if (code) change(toggleCode(refusal, code))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isLive ? 'refuse.takeDown' : 'refuse.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common.t('cancel')}
          </Button>
          <Button variant="danger" type="submit" form={refusalFormId} pending={pending}>
            {t(isLive ? 'takeDown' : 'refuse.submit')}
          </Button>
        </>
      }
    >
      <RefusalForm
        kind="listing"
        title={subject}
        offered={offered}
        refusal={refusal}
        isMissing={isMissing}
        onChange={change}
        onSubmit={() => void submit()}
      />
      <div className="mt-4 empty:hidden">
        <FormFailure title={t('failed.status')} text={failure} />
      </div>
    </Dialog>
  )
}
