import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { LoadFailed } from '#web/api/load-failed.tsx'
import { ownListingQuery } from '#web/entities/listing/own-listings.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Held } from './answers.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { conflictsBetween, differencesBetween, mergeBetween } from './merge.ts'
import { useFieldText } from './labels.ts'
import { startOf, type Start } from './start.ts'
import type { Field } from './steps.ts'

type ConflictDialogProps = {
  open: boolean
  onClose: () => void
  held: Held
  /** The version that both were made from. */
  before: Held
  /** The listing that was changed meanwhile, which is read; or the version of another device, which nobody has saved. */
  other: { saved: OwnListing } | { copy: Start }
  /** Gets the other version, or both as one, to go on from. */
  onChosen: (start: Start, isMerged: boolean) => void
}

/**
 * Somebody changed the listing meanwhile, or the same car was filled in on two devices. What only one of the two has changed is kept from
 * both; where both have changed the same field, the person chooses, and nothing is overwritten without that.
 */
export const ConflictDialog = ({ open, onClose, held, before, other, onChosen }: ConflictDialogProps) => {
  const { t } = useT('guidance')
  const { t: sell } = useT('sell')
  const saved = 'saved' in other ? other.saved : undefined
  // The version that this page has read is just the one that is out of date.
  const { data, error, isFetching, refetch } = useQuery({
    ...ownListingQuery(saved?.id ?? ''),
    staleTime: 0,
    refetchOnMount: 'always',
    enabled: open && saved !== undefined,
  })
  const listing = isFetching ? undefined : data
  const theirs = 'copy' in other ? other.copy : listing && startOf(listing)
  const [theirFields, setTheirFields] = useState<ReadonlySet<Field>>(new Set())
  const choose = (field: Field, isTheirs: boolean) =>
    setTheirFields(new Set([...theirFields].filter((each) => each !== field).concat(isTheirs ? [field] : [])))
  const conflicts = theirs ? conflictsBetween(before, held, theirs) : []
  const text = () => {
    if (conflicts.length > 0) return saved ? t('conflict.text') : sell('conflict.devices')
    return t(theirs && differencesBetween(held, theirs).length > 0 ? 'conflict.none' : 'conflict.same')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sell('conflict.title')}
      footer={
        theirs && (
          <>
            <Button variant="secondary" onClick={() => onChosen(theirs, false)}>
              {t('conflict.theirs')}
            </Button>
            <Button
              onClick={() =>
                onChosen({ ...theirs, ...mergeBetween(before, held, theirs, theirFields) }, true)
              }
            >
              {t('conflict.merge')}
            </Button>
          </>
        )
      }
    >
      {error && !isFetching ? (
        <LoadFailed title={sell('loadFailed.title')} error={error} onRetry={refetch} />
      ) : theirs ? (
        <>
          <p className="text-sm text-ink-2">{text()}</p>
          {listing && listing.status !== saved?.status && (
            <p className="mt-3 rounded-control bg-amber-tint px-3.5 py-2.5 text-sm">
              {t(`conflict.status.${listing.status}`)}
            </p>
          )}
          <Conflicts
            fields={conflicts}
            mine={held}
            theirs={theirs}
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
  const textOf = useFieldText()
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
