import * as z from 'zod/mini'
import { totals } from './counts.ts'
import { plateSeries } from '#shared/reference/plate-vocabulary.ts'
import { availabilities } from '#shared/rules/availability.ts'
import { plateSlug, waitsForNumber } from '#shared/rules/plate.ts'
import { keys, partitions, timeSort } from './keys.ts'
import { getItem, type Item, type ItemWrite, keyOf, putWrite, updateWrite, write } from './table.ts'

// How what is stored changes from one release to the next:
//
// 1. A release reads old items and new ones, and writes new ones that the release before can read.
// 2. Once it runs everywhere, `migrateData` brings the old items to the new version (the deploy starts it, `npm start` too).
// 3. A later release drops the code that reads old items.
//
// So either release works at any moment in between, and a rollback by one release needs nothing.

/** One step between two versions of the data. */
export type Migration = {
  /** The version it leads to, one more than that before it. */
  to: number
  /** What it does, as a sentence for the operator. */
  says: string
  /**
   * The writes, of one transaction, that bring this item to that version; none for an item that is there already or that it does not
   * concern. They fail on a condition when the item has changed since, and what they wrote needs none again.
   */
  upgrade: (item: Item) => readonly ItemWrite[]
}

const count = z._default(z.number(), 0)

/** A listing or plate as 0.1.0 stored it. */
const countedOffer = z.object({
  pk: z.string(),
  sk: z.enum(['LISTING', 'PLATE']),
  id: z.string(),
  ownerId: z.string(),
  viewCount: count,
  contactCount: count,
  saveCount: count,
})

/** Moves what 0.1.0 counted on a listing or plate itself to the item of its counts. What it counts meanwhile stays, for another time. */
const moveCounts = (item: Item): ItemWrite[] => {
  const { data: offer } = countedOffer.safeParse(item)
  if (!offer) return []
  const counted = Object.values(totals).flatMap((name): [string, number][] =>
    offer[name] > 0 ? [[name, offer[name]]] : [],
  )
  if (counted.length === 0) return []
  return [
    updateWrite(keyOf(offer), {
      add: Object.fromEntries(counted.map(([name, amount]) => [name, -amount])),
      if: counted.map(([name]) => `${name} >= :${name}`).join(' AND '),
      values: Object.fromEntries(counted),
    }),
    updateWrite(keys.counts(offer.ownerId, offer.id), {
      add: Object.fromEntries(counted),
      compute: { '#moves': 'if_not_exists(#moves, :none)' },
      values: { none: 0 },
    }),
  ]
}

/** A plate that waits for its first approval, as data of version 2 holds it. */
const waitingPlate = z.object({
  pk: z.string(),
  sk: z.literal('PLATE'),
  id: z.string(),
  ownerId: z.string(),
  country: z.string(),
  series: z.nullable(z.enum(plateSeries)),
  number: z.string(),
  status: z.literal('PENDING'),
  availability: z.enum(availabilities),
  decision: z._default(z.nullable(z.object({ status: z.string() })), null),
  version: z.number(),
  schemaVersion: z.optional(z.number()),
})

/** Notes that a plate waits for its number. That it took it while it waited is undone when another plate wants it (`freeFromWaiting`). */
const noteWaiting = (item: Item): ItemWrite[] => {
  const { data: plate } = waitingPlate.safeParse(item)
  if (!plate || (plate.schemaVersion ?? 0) >= 3 || !waitsForNumber(plate)) return []
  return [
    updateWrite(keyOf(plate), {
      set: { schemaVersion: 3 },
      if: '#version = :seen',
      values: { seen: plate.version },
    }),
    putWrite({ ...keys.waitingPlate(plate.country, plateSlug(plate), plate.ownerId), id: plate.id }),
  ]
}

/** A saved plate as data of version 3 holds it. */
const savedPlate = z.object({
  pk: z.templateLiteral(['USER#', z.string()]),
  sk: z.templateLiteral([partitions.favoritePlatePrefix, z.string()]),
  savedAt: z.string(),
  ownerPk: z.optional(z.undefined()),
})

/** Lets those who saved a plate be found by it, so that they hear of a lower price. */
const nameSaver = (item: Item): ItemWrite[] => {
  const { data: saved } = savedPlate.safeParse(item)
  if (!saved) return []
  const userId = saved.pk.slice('USER#'.length)
  const plateId = saved.sk.slice(partitions.favoritePlatePrefix.length)
  return [
    updateWrite(keyOf(saved), {
      set: { plateId, userId, ownerPk: partitions.savers(plateId), ownerSk: timeSort(saved.savedAt, userId) },
      if: 'attribute_exists(pk) AND attribute_not_exists(ownerPk)',
    }),
  ]
}

/** All migrations there are, in the order of their versions. */
export const migrations: readonly Migration[] = [
  { to: 2, says: 'Views, contacts and saves move to items of their own.', upgrade: moveCounts },
  { to: 3, says: 'Plates that wait for a number are found by it.', upgrade: noteWaiting },
  { to: 4, says: 'People who saved a plate are found by it.', upgrade: nameSaver },
]

const cursor = z.object({ pk: z.string(), sk: z.string() })

const progress = z.object({
  to: z.number(),
  /** The last item it has looked at; null before the first. */
  cursor: z.nullable(cursor),
  seen: z.number(),
  changed: z.number(),
})

const dataState = z.object({
  version: z.number(),
  /** The migration that has begun and not ended. */
  progress: z._default(z.nullable(progress), null),
})

export type Progress = z.output<typeof progress>
export type DataState = z.output<typeof dataState>

// Tables of before 1.0.0 do not say their version.
const unmarked = 1

/** Where the version of the data is noted. */
export const dataStateKey = keys.jobState('data')

/** The version of what the table holds, and the migration that is under way. */
export const readDataState = async (): Promise<DataState> =>
  (await getItem(dataStateKey, dataState)) ?? { version: unmarked, progress: null }

/** A write that notes how far a migration has come; it fails where another run has ended the migration meanwhile. */
export const progressWrite = (version: number, underWay: Progress): ItemWrite =>
  updateWrite(dataStateKey, {
    set: { version, progress: underWay },
    if: 'attribute_not_exists(pk) OR #version = :version',
    values: { version },
  })

/** Notes how far a migration has come, unless another run has ended it. */
export const noteProgress = async (version: number, underWay: Progress): Promise<void> => {
  await write(progressWrite(version, underWay))
}

/** A write that notes the version of the data; it fails where that is newer already. */
export const versionWrite = (version: number): ItemWrite =>
  updateWrite(dataStateKey, {
    set: { version, progress: null },
    if: 'attribute_not_exists(pk) OR #version <= :version',
    values: { version },
  })

/** Notes that the table holds this version; never an older one than it says. */
export const noteVersion = async (version: number): Promise<void> => {
  await write(versionWrite(version))
}
