import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { differencesFrom, type Held } from './answers.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { conflictsBetween, conflictsOf, mergeBetween, mergeOf } from './merge.ts'
import { useAnswerText } from './labels.ts'
import { startOf } from './start.ts'
import type { Field } from './steps.ts'

type ConflictDialogProps = {
  open: boolean
  onClose: () => void
  held: Held
  /** The version that the answers are changes of. */
  saved: OwnListing
  onTheirs: (listing: OwnListing) => void
  /** Gets both versions as one, and the listing that they are changes of now. */
  onMerged: (merged: Held, listing: OwnListing) => void
}

/**
 * Somebody changed the listing meanwhile. What only one of the two has changed is kept from both; where both have changed the same field,
 * the person chooses, and nothing is overwritten without that.
 */
export const ConflictDialog = ({ open, onClose, held, saved, ...on }: ConflictDialogProps) => {
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
  const [theirFields, choose] = useTheirFields()
  const fields = listing ? differencesFrom(held, listing) : []
  const conflicts = listing ? conflictsOf(saved, held, listing) : []
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
            <Button onClick={() => on.onMerged(mergeOf(saved, held, listing, theirFields), listing)}>
              {t('conflict.merge')}
            </Button>
          </>
        )
      }
    >
      {error && !isFetching ? (
        <LoadFailed title={sell('loadFailed.title')} error={error} onRetry={refetch} />
      ) : listing ? (
        <>
          <p className="text-sm text-ink-2">
            {t(
              conflicts.length > 0 ? 'conflict.text' : fields.length > 0 ? 'conflict.none' : 'conflict.same',
            )}
          </p>
          {listing.status !== saved.status && (
            <p className="mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
              {t(`conflict.status.${listing.status}`)}
            </p>
          )}
          <Conflicts
            fields={conflicts}
            mine={held}
            theirs={startOf(listing)}
            theirFields={theirFields}
            onChoose={choose}
          />
        </>
      ) : (
        <Skeleton className="h-40 w-full rounded-card" />
      )}
    </Dialog>
  )
}

/** The fields that are taken from the other version, and a way to choose one. */
const useTheirFields = () => {
  const [theirFields, setTheirFields] = useState<ReadonlySet<Field>>(new Set())
  const choose = (field: Field, isTheirs: boolean) =>
    setTheirFields(new Set([...theirFields].filter((each) => each !== field).concat(isTheirs ? [field] : [])))
  return [theirFields, choose] as const
}

type CopyConflictDialogProps = {
  open: boolean
  onClose: () => void
  /** What both devices had. */
  before: Held
  held: Held
  theirs: Held
  onTheirs: () => void
  onMerged: (merged: Held) => void
}

/** The same where neither version is saved: the same car was filled in on two devices. */
export const CopyConflictDialog = ({
  open,
  onClose,
  before,
  held,
  theirs,
  ...on
}: CopyConflictDialogProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  const [theirFields, choose] = useTheirFields()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sell('conflict.title')}
      footer={
        <>
          <Button variant="secondary" onClick={on.onTheirs}>
            {t('conflict.theirs')}
          </Button>
          <Button onClick={() => on.onMerged(mergeBetween(before, held, theirs, theirFields))}>
            {t('conflict.merge')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-2">{sell('conflict.devices')}</p>
      <Conflicts
        fields={conflictsBetween(before, held, theirs)}
        mine={held}
        theirs={theirs}
        theirFields={theirFields}
        onChoose={choose}
      />
    </Dialog>
  )
}

type ConflictsProps = {
  fields: readonly Field[]
  mine: Held
  theirs: Held
  theirFields: ReadonlySet<Field>
  onChoose: (field: Field, isTheirs: boolean) => void
}

/** Field by field: what is stored now, and what is typed here. One of them is chosen. */
const Conflicts = ({ fields, mine, theirs, theirFields, onChoose }: ConflictsProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  const textOf = useAnswerText()
  const label = (name: string, text: string | undefined) => (
    <span className="block min-w-0">
      <span className="block text-xs text-ink-3">{name}</span>
      <span className="block break-words">
        {text === undefined ? t('conflict.nothing') : <bdi>{text}</bdi>}
      </span>
    </span>
  )
  return (
    <div className="mt-4 flex flex-col gap-4">
      {fields.map((field) => (
        <RadioGroup
          key={field}
          legend={sell(`field.${field}`)}
          value={theirFields.has(field) ? 'theirs' : 'mine'}
          onChange={(side) => onChoose(field, side === 'theirs')}
          choices={[
            { value: 'mine', label: label(t('conflict.here'), textOf(mine, field)) },
            { value: 'theirs', label: label(t('conflict.now'), textOf(theirs, field)) },
          ]}
        />
      ))}
    </div>
  )
}
