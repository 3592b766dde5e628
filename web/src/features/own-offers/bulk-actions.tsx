import { useState } from 'react'
import { CircleCheck, Pause, Play, Trash2, type LucideIcon } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { sellingLimits } from '#shared/constants/limits.ts'
import type { BulkAction } from '#shared/rules/availability.ts'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { runChunks, tallyOf, type BulkResult, type Tally } from '#web/api/in-chunks.ts'
import { reloadIfLost } from '#web/api/user-standing.ts'
import { changeListings, useListingTitle, useReloadListings } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { BulkBar } from '#web/ui/bulk-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog, FirstNames } from '#web/ui/confirm-dialog.tsx'

const actions: readonly { action: BulkAction; icon: LucideIcon }[] = [
  { action: 'PAUSE', icon: Pause },
  { action: 'RESUME', icon: Play },
  { action: 'SELL', icon: CircleCheck },
  { action: 'DELETE', icon: Trash2 },
]

/** The actions that cannot be undone: deleting, and telling those who saved a car that it is sold. */
type ConfirmedAction = Extract<BulkAction, 'DELETE' | 'SELL'>

type BulkActionsProps = {
  selected: readonly OwnListing[]
  /** A dealership that is not verified may only look and delete. */
  canEdit: boolean
  /** How many the filters find; all of them can be selected at once. */
  found: number
  onSelectAll: () => void
  /** Makes these ids the selection. */
  onKeep: (ids: readonly string[]) => void
  onDone: () => void
}

/** The actions for all selected cars, in sight while the list scrolls. Cars that fail stay selected. */
export const BulkActions = ({ selected, canEdit, found, onSelectAll, onKeep, onDone }: BulkActionsProps) => {
  const { t } = useT('inventory')
  const { run, progress } = useBulkChange()
  const [asked, setAsked] = useState<ConfirmedAction | null>(null)
  const act = async (action: BulkAction) => {
    setAsked(null)
    const ids = selected.map(({ id }) => id)
    onKeep(await run(action, ids))
    onDone()
  }
  const count = selected.length
  return (
    <>
      {(count > 0 || progress) && (
        <BulkBar
          label={t('bulk')}
          status={t('bulk.selected', { count })}
          all={count < found ? { label: t('bulk.all', { count: found }), onPress: onSelectAll } : undefined}
          clear={{ label: t('bulk.clear'), onPress: () => onKeep([]) }}
          progress={
            progress && {
              text: t('bulk.progress', progress),
              label: t('bulk.running'),
              value: progress.answered / progress.total,
            }
          }
        >
          {actions
            .filter(({ action }) => canEdit || action === 'DELETE')
            .map(({ action, icon: Icon }) => (
              <Button
                key={action}
                variant={action === 'DELETE' ? 'danger' : 'secondary'}
                onClick={() =>
                  action === 'DELETE' || action === 'SELL' ? setAsked(action) : void act(action)
                }
              >
                <Icon aria-hidden className="size-4" />
                {t(`bulk.${action}`)}
              </Button>
            ))}
        </BulkBar>
      )}
      <AskDialog
        action={asked}
        listings={selected}
        onClose={() => setAsked(null)}
        onConfirm={(action) => void act(action)}
      />
    </>
  )
}

type AskDialogProps = {
  /** Null is closed. */
  action: ConfirmedAction | null
  listings: readonly OwnListing[]
  onClose: () => void
  onConfirm: (action: ConfirmedAction) => void
}

const namedAtMost = 3

const AskDialog = ({ action, listings, onClose, onConfirm }: AskDialogProps) => {
  const { t } = useT('inventory')
  const dashboard = useT('dashboard')
  const titleOf = useListingTitle()
  const named = listings.map((listing) => ({ id: listing.id, name: titleOf(listing) }))
  const count = listings.length
  const isSale = action === 'SELL'
  const title = named[0]?.name ?? ''
  return (
    <ConfirmDialog
      open={action !== null}
      title={isSale ? t('bulk.SELL') : dashboard.t('delete.title')}
      confirm={isSale ? t('bulk.SELL') : undefined}
      onClose={onClose}
      onConfirm={() => action && onConfirm(action)}
    >
      <p>
        {isSale || count > 1
          ? t(`bulk.ask.${isSale ? 'SELL' : 'DELETE'}`, { count })
          : dashboard.t('delete.question', { title })}
      </p>
      {count > 1 && (
        <FirstNames of={named} most={namedAtMost} more={t('bulk.andMore', { count: count - namedAtMost })} />
      )}
    </ConfirmDialog>
  )
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'INTERNAL')

// Long enough to read the reasons.
const reasonsMs = 15_000

/** A car deleted in another tab counts as deleted. */
const ignoreDeleted = (action: BulkAction, results: readonly BulkResult[]) =>
  action === 'DELETE'
    ? results.map((one) => (one.failure === 'LISTING_NOT_FOUND' ? { ...one, failure: null } : one))
    : results

/**
 * Applies an action to many cars, fifty at a time, and shows the result. `progress` is null while nothing runs.
 * `run` resolves with the ids of the cars that failed.
 */
const useBulkChange = () => {
  const texts = useBulkTexts()
  const reload = useReloadListings()
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ answered: number; total: number } | null>(null)

  const run = async (action: BulkAction, ids: readonly string[]): Promise<readonly string[]> => {
    setProgress({ answered: 0, total: ids.length })
    const send = async (chunk: readonly string[]) =>
      ignoreDeleted(action, await changeListings(action, chunk))
    const results = await runChunks(ids, {
      size: sellingLimits.bulk,
      send,
      onProgress: (answered) => setProgress({ answered, total: ids.length }),
      codeOf,
    })
    await reload().catch(() => {})
    setProgress(null)
    const tally = tallyOf(results)
    reloadIfLost(
      client,
      tally.reasons.map(({ code }) => code),
    )
    const isWhole = tally.failed.length === 0
    showToast({
      title: texts.result(action, tally),
      description: texts.reasons(tally),
      tone: tally.done > 0 ? 'success' : 'danger',
      ...(!isWhole && { duration: reasonsMs }),
    })
    return tally.failed
  }
  return { run, progress }
}

const known = [
  'ILLEGAL_STATUS_MOVE',
  'EDIT_CONFLICT',
  'DEALERSHIP_NOT_VERIFIED',
  'LISTING_NOT_FOUND',
  'OFFLINE',
  'UNAUTHORIZED',
  'TOO_MANY_EDITS',
  'TOO_MANY_REQUESTS',
] as const

/** Texts for the result of a bulk action. */
const useBulkTexts = () => {
  const { t } = useT('inventory')
  const why = (code: string) => t(`bulk.why.${known.find((one) => one === code) ?? 'other'}`)
  return {
    result: (action: BulkAction, { done, failed }: Tally): string =>
      failed.length === 0
        ? t(`bulk.done.${action}`, { count: done })
        : t('bulk.partly', { done, failed: failed.length }),
    /** Undefined when all went well. */
    reasons: ({ reasons }: Tally): string | undefined =>
      reasons.map(({ code, count }) => t('bulk.reason', { count, why: why(code) })).join(' ') || undefined,
  }
}
