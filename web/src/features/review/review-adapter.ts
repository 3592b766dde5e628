import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { hasCode } from '#web/api/api-error.ts'
import type { Reviewed } from '#web/entities/review/change-since.ts'
import type { reviewAddresses } from '#web/entities/admin/admin-address.ts'
import { isStale } from '#web/entities/admin/is-stale.ts'
import type { ReasonCode, Refusal, RefusalDecision } from '#web/entities/review/refusal.ts'
import type { RefusalTexts } from '#web/entities/review/refusal-form.tsx'

/** A decision as the API takes it. */
export type Decision = { status: 'APPROVED' | 'UNDER_REVIEW' } | RefusalDecision

/** The item under review as it is now. */
export type Loaded<Item extends Reviewed> = {
  /** Undefined while it is loaded, and when it is gone or cannot be loaded. */
  item: Item | undefined
  isGone: boolean
  /** True when no newer data is being loaded. */
  isSettled: boolean
  error: Error | null
  reload: () => Promise<unknown>
}

export type ReviewTexts = {
  /** The heading of the dialog. */
  title: string
  approve: string
  reject: string
  /** Takes it up without deciding; only an application has that. */
  start?: string
  rejectTitle: string
  submitReject: string
  /** The notice that the seller has changed the item since it was opened. */
  changed: string
  gone?: string
  loadFailed: string
}

export type RowTexts = Record<
  'review' | 'reviewLabel' | 'approve' | 'approveLabel' | 'reject' | 'rejectLabel',
  string
>

/**
 * Everything that the review must know of one kind of thing: its decision, its texts, its reasons, and how it is drawn. Each
 * kind has a hook that gives it: `useListingAdapter`, `usePlateAdapter`, `useApplicationAdapter`.
 */
export type ReviewAdapter<Item extends Reviewed> = {
  kind: keyof typeof reviewAddresses
  send: (item: Item, decision: Decision) => Promise<unknown>
  nameOf: (item: Item) => string
  /** The title of what is said after a decision. */
  doneText: (status: Decision['status'], item: Item) => string
  /** Whether it is public already and only looked at: then nothing is approved or rejected. */
  isCheck?: (item: Item) => boolean
  failedText: string
  /** The reason why a decision met another version. */
  conflictText: (item: Item) => string | Promise<string>
  textsOf: (item: Item | undefined) => ReviewTexts
  rowTextsOf: (item: Item) => RowTexts
  refusalTexts: RefusalTexts
  /** The private documents that are to be opened before it is approved. */
  documentsOf: (item: Item) => readonly string[]
  mayMove: (item: Item, to: Decision['status']) => boolean
  offered: (item: Item) => readonly ReasonCode[]
  /** The reasons that follow from what the checks found. */
  findings?: (item: Item) => readonly ReasonCode[]
  /** Prefetches the data that the review of this item shows first. */
  preload?: (client: QueryClient, item: Item) => void
  /** The content that a reviewer must see of the item. */
  Subject: ComponentType<SubjectProps<Item>>
  /** Shown beside the item until the rejection form opens. */
  Aside?: ComponentType<AsideProps<Item>>
  /** The fields that a refusal can be about. */
  RefusalFields?: ComponentType<RefusalFieldsProps<Item>>
}

export type SubjectProps<Item> = {
  item: Item
  /** The item when it was opened, if its seller has changed it since. */
  opened: Item | undefined
  /** The reviewer has changed it. */
  onEdited: (item: Item) => void
}
export type AsideProps<Item> = Pick<SubjectProps<Item>, 'item' | 'onEdited'>

export type RefusalFieldsProps<Item> = {
  item: Item
  refusal: Refusal
  onChange: (part: Partial<Refusal>) => void
}

const isGoneItem = (error: unknown): boolean =>
  hasCode(error, 'NOT_FOUND', 'LISTING_NOT_FOUND', 'PLATE_NOT_FOUND')

/** Whether a decision met another version than the one that was looked at. */
export const isConflict = (error: unknown): boolean => isStale(error) || isGoneItem(error)

type Detail = { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }

/** The item of a query, which may have been deleted. */
export const loadedItem = <Item extends Reviewed>(
  { error, isFetching, refetch }: Detail,
  item: Item | undefined,
): Loaded<Item> => {
  const isGone = isGoneItem(error)
  return { item, isGone, isSettled: !isFetching && !isGone, error, reload: refetch }
}

/** The later version of two views of one item, of which either may be missing. */
export const newerOf = <Item extends { version: number }>(
  one: Item | undefined,
  other: Item | undefined,
): Item | undefined => (one && other ? (one.version >= other.version ? one : other) : (one ?? other))
