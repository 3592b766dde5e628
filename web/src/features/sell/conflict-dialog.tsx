import { useQuery } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { differencesFrom, type Held } from './answers.ts'
import { useAnswerText } from './labels.ts'
import { startOf } from './start.ts'
import type { Field } from './steps.ts'

type ConflictDialogProps = {
  open: boolean
  onClose: () => void
  held: Held
  /** The version that the answers are changes of. */
  saved: OwnListing
  /** The conflict was found while saving; else nothing is to be saved yet. */
  isSaving: boolean
  /** Both get the listing as it is now. */
  onTheirs: (listing: OwnListing) => void
  onMine: (listing: OwnListing) => void
}

/** Somebody changed the listing meanwhile: it shows what differs, and nothing is overwritten without a decision. */
export const ConflictDialog = ({ open, onClose, held, saved, isSaving, ...on }: ConflictDialogProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  // The version that this page has read is just the one that is out of date.
  const { data, error, isFetching, refetch } = useQuery({
    ...ownListingQuery(saved.id),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: open,
  })
  const listing = isFetching ? undefined : data
  const fields = listing ? differencesFrom(held, listing) : []
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sell('conflict.title')}
      footer={
        listing && (
          <>
            <Button variant="secondary" onClick={() => on.onTheirs(listing)}>
              {t('conflict.theirs')}
            </Button>
            <Button onClick={() => on.onMine(listing)}>
              {t(isSaving ? 'conflict.mine' : 'conflict.keep')}
            </Button>
          </>
        )
      }
    >
      {error && !isFetching ? (
        <LoadFailed title={sell('loadFailed.title')} error={error} onRetry={refetch} />
      ) : listing ? (
        <>
          <p className="text-sm text-ink-2">{t(fields.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
          {listing.status !== saved.status && (
            <p className="mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
              {t(`conflict.status.${listing.status}`)}
            </p>
          )}
          <Differences fields={fields} mine={held} theirs={listing} />
        </>
      ) : (
        <Skeleton className="h-40 w-full rounded-card" />
      )}
    </Dialog>
  )
}

type DifferencesProps = { fields: readonly Field[]; mine: Held; theirs: OwnListing }

/** Field by field: what is stored now, and what is typed here. */
const Differences = ({ fields, mine, theirs }: DifferencesProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  const textOf = useAnswerText()
  const stored = startOf(theirs)
  const side = (label: string, text: string | undefined) => (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{label}</dt>
      <dd className="break-words">
        {text === undefined ? <span className="text-ink-3">{t('conflict.nothing')}</span> : <bdi>{text}</bdi>}
      </dd>
    </div>
  )
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line text-sm">
      {fields.map((field) => (
        <li key={field} className="py-3">
          <p className="font-medium">{sell(`field.${field}`)}</p>
          <dl className="mt-1 grid grid-cols-2 gap-x-6">
            {side(t('conflict.now'), textOf(stored, field))}
            {side(t('conflict.here'), textOf(mine, field))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
