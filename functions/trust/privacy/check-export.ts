import { nameOf } from '#functions/trust/invariants/item.ts'
import type { KindName } from '#functions/trust/invariants/kinds.ts'
import type { Item } from '#functions/trust/invariants/store.ts'
import type { View } from '#functions/trust/invariants/view.ts'
import { isTyped, tellingOf, type Told } from '#functions/trust/privacy/exported.ts'
import { leavesOf } from '#functions/trust/privacy/leaves.ts'
import { heldIn, idsOf, mentionsOf } from '#functions/trust/privacy/mentions.ts'
import { namesIn, type Somebody } from '#functions/trust/privacy/marks.ts'
import type { UserExport } from '#shared/schemas/user-export.ts'

/** Attributes of a user's items that their export omits, because only the other side or admins may read them. */
const withheld: Partial<Record<KindName, { path: RegExp; why: string }>> = {
  user: { path: /^(?:tokensValidAfter|endedSessions|termsAcceptedAt)/, why: 'how sessions end' },
  stockFeed: { path: /^address$/, why: 'what follows the host, which is told, may be a secret' },
}

type Missing = { item: string; says: string }

const isTold = (item: Item, { part, known }: Told, all: UserExport): boolean => {
  const { value, as } = known?.(item) ?? { value: item['id'], as: 'id' }
  const wanted = leavesOf(value)
  const there = leavesOf(all[part])
  const isRight = (path: string) => as === undefined || path === as || path.endsWith(`.${as}`)
  return (
    wanted.length > 0 &&
    wanted.every(({ text: said }) => there.some(({ path, text: found }) => found === said && isRight(path)))
  )
}

const lost = (item: Item, kind: KindName, whole: string, somebody: Somebody): string[] =>
  leavesOf(item)
    .filter(({ path }) => isTyped(path) && !withheld[kind]?.path.test(path))
    .filter(({ text: said }) => heldIn(said, somebody, new Set()).length > 0)
    .filter(({ text: said }) => !whole.includes(JSON.stringify(said).slice(1, -1)))
    .map(({ path }) => path)

/** The parts of a person's items that their export lacks, and the number of items that it holds. */
export const missingFrom = (
  view: View,
  somebody: Somebody,
  all: UserExport,
): { rows: number; kinds: Set<KindName>; missing: Missing[] } => {
  const { id } = somebody.user
  const whole = JSON.stringify(all)
  const kinds = new Set<KindName>()
  const missing: Missing[] = []
  let rows = 0
  for (const item of mentionsOf(view, somebody, idsOf(view, id))) {
    const kind = view.kindOf(item)
    if (!kind) {
      missing.push({ item: nameOf(item), says: 'is of no kind' })
      continue
    }
    const telling = tellingOf(kind)
    if (!telling?.whose(item, view).includes(id)) continue
    rows++
    kinds.add(kind)
    if (!isTold(item, telling, all)) missing.push({ item: nameOf(item), says: 'is not told' })
    const paths = lost(item, kind, whole, somebody)
    if (paths.length) missing.push({ item: nameOf(item), says: `is told without ${paths.join(', ')}` })
  }
  return { rows, kinds, missing }
}

/** Data about other people that an export may hold, because the product shows it to its owner anyway. */
const shownAnyway: readonly { path: RegExp; of: 'user' | 'id' | 'words'; why: string }[] = [
  { path: /^favorites\.listingId$/, of: 'id', why: 'the cars that they saved' },
  { path: /^favoritePlates\.plateId$/, of: 'id', why: 'the plates that they saved' },
  { path: /^leads\.(?:id|listingId|plate\.id)$/, of: 'id', why: 'what a conversation is about, and itself' },
  {
    path: /^leads\.dealerSlug$/,
    of: 'words',
    why: 'the public address of the dealership that they write with',
  },
  { path: /^leads\.listingImage\./, of: 'id', why: 'the public photo of that car' },
  { path: /^notifications\.about\.(?:listing|plate|lead)\./, of: 'id', why: 'what they were told of' },
  { path: /^employment\.dealershipId$/, of: 'user', why: 'the dealership that they work for' },
  { path: /^formerEmployments\.dealershipId$/, of: 'user', why: 'the dealerships that they worked for' },
  { path: /^dealerReviews\.dealerId$/, of: 'user', why: 'the dealership that they reviewed' },
  { path: /^reviewAnswers\.reviewId$/, of: 'id', why: 'the review that they answered' },
  { path: /^reports\.(?:listingId|plateId)$/, of: 'id', why: 'the cars and plates that they reported' },
  {
    path: /^(?:listings|plates|application|applicationAsSent|dealerReviews)\.(?:rejectionReason|adminNotes)$/,
    of: 'words',
    why: 'what an admin wrote to them',
  },
  { path: /^(?:listings|plates)\.appeal\.answer$/, of: 'words', why: 'an admin’s answer to them' },
  { path: /^appeals\.answer$/, of: 'words', why: 'an admin’s answer to them' },
  { path: /^appeals\.rejectionReason$/, of: 'words', why: 'what an admin wrote to them' },
  { path: /^notifications\.about\.(?:reason|answer)$/, of: 'words', why: 'what an admin wrote to them' },
]

/** Data about other people that an export holds although the product does not show it to its owner. */
export const strangersIn = (view: View, all: UserExport, others: readonly Somebody[]): string[] => {
  const leaves = leavesOf(all)
  return others.flatMap((other) => {
    const ids = idsOf(view, other.user.id)
    return leaves.flatMap(({ path, text: said }) => {
      const held = [
        ...namesIn(said, other).map((what) => ({ what, of: 'words' })),
        ...(heldIn(said, other, ids).includes('id') ? [{ what: said, of: 'id' }] : []),
      ].map(({ what, of }) => ({ what, of: what === other.user.id ? 'user' : of }))
      return held
        .filter(({ of }) => !shownAnyway.some((each) => each.of === of && each.path.test(path)))
        .map(({ what }) => `${path}: ${what}`)
    })
  })
}
