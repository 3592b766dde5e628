import type * as z from 'zod/mini'
import { addCounts, type WithCounts } from '#functions/data/counts.ts'
import { dealerRecord, type DealerRecord } from '#functions/data/dealers.ts'
import { leadRecord, type LeadRecord } from '#functions/data/leads.ts'
import { listingRecord, type ListingRecord } from '#functions/data/listing-record.ts'
import { plateRecord, type PlateRecord } from '#functions/data/plate-record.ts'
import { submissionRecord, type SubmissionRecord } from '#functions/data/submission-record.ts'
import { uploadRecord, type UploadRecord } from '#functions/data/uploads.ts'
import { userRecord, type UserRecord } from '#functions/data/users.ts'
import { isExpired, nameOf, text } from '#functions/trust/invariants/item.ts'
import { kinds, type KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item, Store, Violation } from '#functions/trust/invariants/store.ts'
import { auditEntry, type AuditEntry } from '#shared/schemas/audit.ts'

/** A store with its items by kind, and the referenced ones also by id. Without expired items. */
export type View = Store & {
  of: (kind: KindName) => readonly Item[]
  kindOf: (item: Item) => KindName | undefined
  users: ReadonlyMap<string, UserRecord>
  dealers: ReadonlyMap<string, DealerRecord>
  /** With what is counted of them. */
  listings: ReadonlyMap<string, WithCounts<ListingRecord>>
  plates: ReadonlyMap<string, WithCounts<PlateRecord>>
  uploads: ReadonlyMap<string, UploadRecord>
  submissions: ReadonlyMap<string, SubmissionRecord>
  leads: ReadonlyMap<string, LeadRecord>
  /** In the order of the log. */
  audit: readonly AuditEntry[]
  /** Whether it holds the demo market, most of whose users never sign in and most of whose totals have no days. */
  isDemo: boolean
  /** Items that could not be parsed. */
  unreadable: readonly Violation[]
}

const names = Object.keys(kinds) as KindName[]

const kindsOf = ({ pk, sk }: Item): KindName[] =>
  names.filter((name) => kinds[name].pk.test(String(pk)) && kinds[name].sk.test(String(sk)))

const sort = (items: readonly Item[]) => {
  const byKind = new Map<KindName, Item[]>()
  const kindOf = new Map<Item, KindName>()
  const unreadable: Violation[] = []
  for (const item of items) {
    const [kind, another] = kindsOf(item)
    if (!kind || another) {
      const says = kind ? `is of two kinds, ${kind} and ${another}` : 'is of no kind that keys.ts knows'
      unreadable.push({ invariant: 'I20', about: nameOf(item), says })
      continue
    }
    kindOf.set(item, kind)
    const same = byKind.get(kind)
    if (same) same.push(item)
    else byKind.set(kind, [item])
  }
  return { byKind, kindOf, unreadable }
}

/** Sorts the items by kind and parses their records. Items that a schema refuses are omitted and reported. */
export const viewOf = (store: Store): View => {
  const { byKind, kindOf, unreadable } = sort(store.items.filter((item) => !isExpired(item, store.at)))
  const of = (kind: KindName): readonly Item[] => byKind.get(kind) ?? []
  const read = <T>(kind: KindName, schema: z.ZodMiniType<T>): T[] =>
    of(kind).flatMap((item) => {
      const parsed = schema.safeParse(item)
      if (parsed.success) return [parsed.data]
      const issue = parsed.error.issues[0]
      const says = `cannot be read: ${issue?.path.join('.')} ${issue?.message}`
      unreadable.push({ invariant: 'I20', about: nameOf(item), says })
      return []
    })
  const byId = <T extends { id: string }>(records: readonly T[]) =>
    new Map(records.map((record) => [record.id, record]))
  return {
    ...store,
    of,
    kindOf: (item) => kindOf.get(item),
    users: byId(read('user', userRecord)),
    dealers: byId(read('dealer', dealerRecord)),
    listings: byId(addCounts(read('listing', listingRecord), of('counts'))),
    plates: byId(addCounts(read('plate', plateRecord), of('counts'))),
    uploads: byId(read('upload', uploadRecord)),
    submissions: byId(read('submission', submissionRecord)),
    leads: byId(read('lead', leadRecord)),
    audit: read('audit', auditEntry).toSorted((a, b) => a.sequence - b.sequence),
    isDemo: of('seedMarker').length > 0,
    unreadable,
  }
}

/** Looks for violations of one theme. Pure. */
export type Check = (view: View) => Violation[]

/** The items of a kind by one of their attributes. */
export const itemsBy = (view: View, kind: KindName, name: string): Map<string, Item> =>
  new Map(view.of(kind).map((item) => [text(item, name), item]))
