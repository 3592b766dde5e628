import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { CountedFor } from './counts.ts'
import { dayMs } from '#functions/core/time.ts'
import { networkLimits } from '#shared/rules/reputation.ts'
import { keys } from './keys.ts'
import { queryPages } from './queries.ts'
import { getItem, getItems, insertWrite, type Item, putWrite, updateWrite, write } from './table.ts'

// Who has viewed a listing or plate lately, so that everybody counts once. Not by name: four bytes of a hash with a secret that
// is deleted after 30 days (as privacy-friendly web statistics do), from when on nobody can tell whose mark it was. Marks are
// kept in the item of the counts, so that one conditional write of one unit both asks and counts. Who is not known to us also takes one
// of the places that their network has for the day, by a mark of the same kind: what a client says of itself costs nothing.

const periodMs = 5 * dayMs
// The present one and the six before it: a mark counts for 30 to 35 days.
const periodsKept = 7

const periodAt = (at: Date): number => Math.floor(at.getTime() / periodMs)

/** When nothing marked in a period counts any more, in epoch seconds. */
const endOf = (period: number): number => ((period + periodsKept) * periodMs) / 1000

const dayAt = (at: Date): number => Math.floor(at.getTime() / dayMs)

const periodsAt = (at: Date): number[] =>
  Array.from({ length: periodsKept }, (_, back) => periodAt(at) - back)

const secretOf = z.object({ secret: z.string() })

/** By period; null where a period has none, since then nobody was marked in it. */
const secrets = new Map<number, string | null>()

const createSecret = async (period: number): Promise<string> => {
  const key = keys.viewSecret(period)
  await write(
    insertWrite({ ...key, period, secret: randomBytes(32).toString('base64url'), expiresAt: endOf(period) }),
  )
  // Another function may have been faster.
  return (await getItem(key, secretOf))!.secret
}

const readSecrets = async (at: Date): Promise<void> => {
  const [present = 0, ...earlier] = periodsAt(at)
  const unknown = [present, ...earlier].filter((period) => !secrets.has(period))
  if (unknown.length === 0) return
  const found = await getItems(
    unknown.map((period) => keys.viewSecret(period)),
    z.extend(secretOf, { period: z.number() }),
  )
  const byPeriod = new Map(found.map(({ period, secret }) => [period, secret]))
  for (const period of unknown) secrets.set(period, byPeriod.get(period) ?? null)
  if (secrets.get(present) === null) {
    secrets.delete(present)
    secrets.set(present, await createSecret(present))
  }
}

/** A person's mark in each period that counts, the present one first. */
export type Marks = readonly { period: number; mark: Uint8Array }[]

/** The marks of a person (`personOf`) for a listing or plate. Secrets are read once per process and period. */
export const marksOf = async (id: string, person: string, at: Date): Promise<Marks> => {
  await readSecrets(at)
  return periodsAt(at).flatMap((period) => {
    const secret = secrets.get(period)
    if (!secret) return []
    const mark = createHmac('sha256', secret).update(`${id} ${person}`).digest().subarray(0, 4)
    return [{ period, mark: Uint8Array.from(mark) }]
  })
}

/**
 * A text by the present secret and the one before it, 256 bits each: what is stored by the first is found again for five days at least,
 * and nobody can tell what it was made of once the secret is gone.
 */
export const keyedHashes = async (
  text: string,
  at: Date,
): Promise<[present: string, ...before: string[]]> => {
  await readSecrets(at)
  const [present, ...before] = periodsAt(at)
    .slice(0, 2)
    .flatMap((period) => secrets.get(period) ?? [])
    .map((secret) => createHmac('sha256', secret).update(text).digest('base64url'))
  return [present!, ...before]
}

/**
 * The marks of a network's places for a listing or plate on this day (UTC). A day lies in one period, so one secret makes them all.
 */
export const placesOf = async (id: string, network: string, at: Date): Promise<Places> => {
  await readSecrets(at)
  const secret = secrets.get(periodAt(at))!
  const marks = Array.from({ length: networkLimits.viewersOfOne }, (_, place) => {
    const text = `${id} ${dayAt(at)} ${network} ${place}`
    return Uint8Array.from(createHmac('sha256', secret).update(text).digest().subarray(0, 4))
  })
  return { day: dayAt(at), marks }
}

/** The marks of a network's places on a day. */
export type Places = { day: number; marks: readonly Uint8Array[] }

const setName = (period: number): string => `p${period}`

const placeName = (day: number): string => `n${day}`

/** The names of all sets of marks that counts may hold at this time. */
export const markNames = (at: Date): string[] => [
  ...[...periodsAt(at), periodAt(at) - periodsKept].map(setName),
  ...[dayAt(at), dayAt(at) - 1].map(placeName),
]

/** `of` is a period, or a day for networks. */
type Marked = { name: string; kind: 'p' | 'n'; of: number; marks: ReadonlySet<Uint8Array> }

/** The sets of marks in an item of counts. */
const setsIn = (item: Item): Marked[] =>
  Object.entries(item).flatMap(([name, marks]) => {
    const [, kind, of] = /^([pn])(\d+)$/.exec(name) ?? []
    if (kind === undefined) return []
    return [{ name, kind: kind as Marked['kind'], of: Number(of), marks: marks as Set<Uint8Array> }]
  })

const has = (marks: ReadonlySet<Uint8Array>, mark: Uint8Array): boolean =>
  [...marks].some((each) => Buffer.compare(each, mark) === 0)

type Sets = readonly Omit<Marked, 'name'>[]

const isMarked = (sets: Sets, marks: Marks): boolean =>
  sets.some(
    ({ kind, of, marks: those }) =>
      kind === 'p' && marks.some(({ period, mark }) => period === of && has(those, mark)),
  )

const isTaken = (sets: Sets, day: number, place: Uint8Array): boolean =>
  sets.some(({ kind, of, marks }) => kind === 'n' && of === day && has(marks, place))

const viewersItem = z.object({ sk: z.string(), marks: z.instanceof(Set) })

/**
 * The marks that were moved out of the counts. Reads 4 bytes for each viewer of a month, and as much for those of the day: half a unit for
 * a thousand of them.
 */
const readMoved = async (id: string, marks: Marks): Promise<Sets> => {
  const oldest = marks.at(-1)?.period ?? 0
  const { pk, sk } = keys.viewers(id, oldest, '')
  const moved: Sets[number][] = []
  for await (const items of queryPages({ partition: pk, between: [sk, 'VIEWERS#~'], consistent: true }))
    for (const item of items) {
      const { sk, marks } = viewersItem.parse(item)
      const of = sk.split('#')[1] ?? ''
      const kind = of.startsWith('N') ? 'n' : 'p'
      moved.push({ kind, of: Number(of.replace('N', '')), marks: marks as Set<Uint8Array> })
    }
  return moved
}

/**
 * What there is to count of a viewer, by the item of counts as it was read.
 * @returns undefined when the person of these marks counts already, or all places of their network are taken; the place, where they need one
 */
export const toCount = async (
  id: string,
  item: Item,
  marks: Marks,
  places: Places | undefined,
): Promise<{ place: Uint8Array | undefined } | undefined> => {
  const present: Sets = setsIn(item)
  if (isMarked(present, marks)) return undefined
  const moved = Number(item['moves']) > 0 ? await readMoved(id, marks) : []
  if (isMarked(moved, marks)) return undefined
  if (!places) return { place: undefined }
  const place = places.marks.find((each) => !isTaken([...present, ...moved], places.day, each))
  return place && { place }
}

/**
 * What marks a person, for an update of the counts that were read as `item`; its condition fails when they were marked meanwhile,
 * or marks were moved. Removes what counts no more.
 */
export const marking = (item: Item, marks: Marks, at: Date, place: Uint8Array | undefined) => {
  const [present] = marks
  const placed = placeName(dayAt(at))
  const held = new Set([...marks.map(({ period }) => setName(period)), placed])
  return {
    add: {
      ...(present && { [setName(present.period)]: new Set([present.mark]) }),
      ...(place && { [placed]: new Set([place]) }),
    },
    remove: setsIn(item).flatMap(({ name }) => (held.has(name) ? [] : name)),
    unmarked: [
      'moves = :moves',
      ...marks.map(({ period }) => `NOT contains(#${setName(period)}, :m${period})`),
      ...(place ? [`NOT contains(#${placed}, :place)`] : []),
    ].join(' AND '),
    values: {
      moves: item['moves'],
      ...Object.fromEntries(marks.map(({ period, mark }) => [`m${period}`, mark])),
      ...(place && { place }),
    },
  }
}

// 80 of 4 bytes, of people and of networks, leave the counts below the kilobyte of one write unit. Asked again after 20 more, in case that somebody failed
// half-way.
const mostMarks = 80
const askedAgainAfter = 20

/** Whether it is up to who has just been counted, and sees the counts as `item`, to move its marks. */
export const isFull = (item: Item): boolean => {
  const count = setsIn(item).reduce((sum, { marks }) => sum + marks.size, 0)
  // A stranger adds two, so that from an odd count every second number is passed over.
  return count >= mostMarks && count % askedAgainAfter < 2
}

/**
 * Moves the marks in `item` to items of their own, which expire: three units for forty strangers, or for eighty people whom we know. First these are stored, then
 * the counts let go of them, so that a failure between them forgets nobody.
 */
export const moveMarks = async ({ id, counts }: CountedFor, item: Item): Promise<void> => {
  const [sets, moveId] = [setsIn(item), randomUUID()]
  for (const { kind, of, marks } of sets)
    await write(
      putWrite(
        kind === 'p'
          ? { ...keys.viewers(id, of, moveId), marks, expiresAt: endOf(of) }
          : // A function whose clock is behind may still ask.
            { ...keys.viewers(id, `N${of}`, moveId), marks, expiresAt: ((of + 2) * dayMs) / 1000 },
      ),
    )
  await write(
    updateWrite(counts, {
      take: Object.fromEntries(sets.map(({ name, marks }) => [name, marks])),
      compute: { '#moves': '#moves + :one' },
      values: { one: 1 },
    }),
  )
}
