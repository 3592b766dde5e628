import { useState } from 'react'
import { Check, Trash2, X, type LucideIcon } from 'lucide-react'
import type { ListingReasonCode } from '#shared/reference/moderation-codes.ts'
import type { AdminListing } from '#shared/schemas/admin-listing.ts'
import { runChunks } from '#web/api/in-chunks.ts'
import { actUndoably, type UndoableAct } from '#web/api/undoable.ts'
import { lazyAsked } from '#web/app/lazy-asked.tsx'
import {
  sendBulkDecision,
  useRefreshListings,
  type BulkAction,
  type BulkDecision,
} from '#web/entities/listing/admin-mutations.ts'
import { documentsOf, useUnopened } from '#web/entities/review/opened-documents.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { ConfirmDialog, FirstNames } from '#web/ui/confirm-dialog.tsx'
import { DeleteListings } from './delete-listings.tsx'
import { toBulkOutcome, type BulkOutcome } from './bulk-result.tsx'
import { useListingTitle } from './listing-row.tsx'

const RefuseListings = lazyAsked(async () => (await import('./refuse-listings.tsx')).RefuseListings, [])

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'APPROVE', icon: Check },
  { action: 'REJECT', icon: X },
  { action: 'DELETE', icon: Trash2 },
]

type BulkDecisionsProps = {
  run: ReturnType<typeof useBulkDecision>['run']
  selected: readonly AdminListing[]
  onClear: () => void
  /** Called with the ids of the items that were left out. */
  onDone: (left: readonly string[]) => void
}

/** The acts on all selected listings at once; each act asks before. */
export const BulkDecisions = ({ run, selected, onClear, onDone }: BulkDecisionsProps) => {
  const { t } = useT('admin-listings')
  const [asked, setAsked] = useState<BulkAction | null>(null)
  const close = () => setAsked(null)
  const unopened = useUnopened()
  const start = (decision: BulkDecision) => {
    close()
    // One press must not approve what nobody has looked at: these stay selected.
    const left =
      decision.action === 'APPROVE' ? selected.filter((each) => unopened(documentsOf(each)) > 0) : []
    run(
      decision,
      selected.filter((each) => !left.includes(each)),
    )
    onDone(left.map(({ id }) => id))
  }
  return (
    <>
      {selected.length > 0 && (
        <BulkBar
          label={t('bulk')}
          status={t('bulk.selected', { count: selected.length })}
          clear={{ label: t('bulk.clear'), onPress: onClear }}
          acts={actions.map(({ action, icon: Icon }) => ({
            key: action,
            label: t(`bulk.${action}`),
            icon: <Icon aria-hidden className="size-4" />,
            variant: action === 'DELETE' ? 'danger' : 'secondary',
            opensDialog: true,
            onPress: () => setAsked(action),
          }))}
        />
      )}
      <AskToApprove
        isOpen={asked === 'APPROVE'}
        listings={selected}
        onClose={close}
        onConfirm={() => start({ action: 'APPROVE' })}
      />
      {asked === 'DELETE' && (
        <DeleteListings
          listings={selected}
          title={t('ask.DELETE')}
          question={
            <>
              <p>{t('ask.DELETE.text', { count: selected.length })}</p>
              <FirstListings of={selected} />
            </>
          }
          onClose={close}
          onConfirm={(why) => start({ action: 'DELETE', ...why })}
        />
      )}
      {asked === 'REJECT' && (
        <RefuseListings
          listings={selected}
          subject={t('refuse.many', { count: selected.length })}
          onClose={close}
          onSubmit={({ reasonCodes, rejectionReason }) =>
            start({
              action: 'REJECT',
              reasonCodes: reasonCodes as ListingReasonCode[],
              rejectionReason,
            })
          }
        />
      )}
    </>
  )
}

// One call may name fifty; ten at a time show how far it is.
const atOnce = 10

const shownAs: Record<BulkAction, UndoableAct['shownAs']> = {
  APPROVE: { status: 'APPROVED' },
  REJECT: { status: 'REJECTED' },
  DELETE: 'GONE',
}

/**
 * Does one thing to several listings, which can be undone for ten seconds. What was not done of it stays to be read until it is closed;
 * `onUndo` is called with the ids when it was undone.
 */
export const useBulkDecision = (onUndo: (ids: readonly string[]) => void) => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  const refresh = useRefreshListings()
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)

  const send = async (
    decision: BulkDecision,
    listings: readonly AdminListing[],
    onProgress: (share: number) => void,
  ) => {
    const total = listings.length
    const results = await runChunks(
      listings.map(({ id }) => id),
      {
        size: atOnce,
        send: (chunk) =>
          sendBulkDecision(
            decision,
            listings.filter(({ id }) => chunk.includes(id)),
          ),
        onProgress: (answered) => onProgress(answered / total),
      },
    )
    await refresh()
    const came = toBulkOutcome(results, new Map(listings.map((listing) => [listing.id, titleOf(listing)])))
    if (came.failed.length === 0) return
    setOutcome(came)
    showToast({
      title: t('result.title', came),
      description: t('result.see'),
      tone: 'danger',
      duration: 10_000,
    })
  }
  const run = (decision: BulkDecision, listings: readonly AdminListing[]): void => {
    const ids = listings.map(({ id }) => id)
    setOutcome(null)
    actUndoably({
      on: ids,
      shownAs: shownAs[decision.action],
      title: t(`bulk.done.${decision.action}`, { count: ids.length }),
      send: (_, onProgress) => send(decision, listings, onProgress),
      // Its calls say each for itself why they failed.
      failed: () => ({ title: t('error') }),
      onUndo: () => onUndo(ids),
    })
  }
  return { run, outcome, closeOutcome: () => setOutcome(null) }
}

type AskToApproveProps = {
  isOpen: boolean
  listings: readonly AdminListing[]
  onClose: () => void
  onConfirm: () => void
}

/** Asks before several listings are approved at once, and names the first few. */
const AskToApprove = ({ isOpen, listings, onClose, onConfirm }: AskToApproveProps) => {
  const { t } = useT('admin-listings')
  const unopened = useUnopened()
  const done = listings.filter((listing) => unopened(documentsOf(listing)) === 0)
  const count = done.length
  const withUnopened = listings.length - count
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('ask.APPROVE')}
      confirm={t('bulk.APPROVE')}
      onClose={onClose}
      onConfirm={() => (count > 0 ? onConfirm() : onClose())}
    >
      {count > 0 && <p>{t('ask.APPROVE.text', { count })}</p>}
      {withUnopened > 0 && (
        <p className="font-medium text-amber!">{t('ask.unopened', { count: withUnopened })}</p>
      )}
      <FirstListings of={done} />
    </ConfirmDialog>
  )
}

const namedAtMost = 5

const FirstListings = ({ of }: { of: readonly AdminListing[] }) => {
  const { t } = useT('admin-listings')
  const titleOf = useListingTitle()
  const named = of.map((listing) => ({ id: listing.id, name: titleOf(listing) }))
  return <FirstNames of={named} most={namedAtMost} more={t('andMore', { count: of.length - namedAtMost })} />
}
