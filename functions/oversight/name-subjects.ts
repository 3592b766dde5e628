import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import { listProviders } from '#functions/data/providers.ts'
import { getUsersById } from '#functions/data/users.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { plateText } from '#shared/rules/plate.ts'
import type { AuditEntry, AuditView } from '#shared/schemas/audit.ts'
import { isIdOf, type IdKind } from '#shared/schemas/ids.ts'

const live = { getUsersById, getListingsById, getPlatesById, listProviders }

type About = NonNullable<AuditView['about']>

// The kinds of items that have names; people last, since an item of theirs says more.
const ranks = ['listing', 'plate', 'provider', 'user'] as const satisfies readonly IdKind[]

const rankOf = (id: string): number => ranks.findIndex((kind) => isIdOf(kind, id))

/**
 * The ids by which a record is best named: the subject's, or, when its kind has no names (documents, reports, appeals), those
 * in its detail.
 */
const namedBy = ({ subject, detail }: AuditEntry): string[] =>
  rankOf(subject) >= 0
    ? [subject]
    : Object.values(detail)
        .filter((value) => rankOf(value) >= 0)
        .toSorted((a, b) => rankOf(a) - rankOf(b))

const oneName = (id: string, name: string, username: string | null = null): About => ({
  id,
  name,
  nameAr: name,
  username,
})

const ofCar = ({ id, car }: ListingRecord): About => ({
  id,
  name: carTitle(car, 'en'),
  nameAr: carTitle(car, 'ar'),
  username: null,
})

/** Returns the names of these records' subjects, as far as they still exist: a read or two for each kind. */
export const nameSubjects = async (entries: readonly AuditEntry[], deps = live) => {
  const wanted = [...new Set(entries.flatMap(namedBy))]
  const ofKind = (kind: IdKind) => wanted.filter((id) => isIdOf(kind, id))
  const [listings, plates, users, providers] = await Promise.all([
    deps.getListingsById(ofKind('listing')),
    deps.getPlatesById(ofKind('plate')),
    deps.getUsersById(ofKind('user')),
    // A few dozen in all.
    ofKind('provider').length > 0
      ? Promise.all([deps.listProviders('insurance'), deps.listProviders('financing')])
      : [],
  ])
  const named = [
    ...[...listings.values()].map(ofCar),
    ...[...plates.values()].map((plate) => oneName(plate.id, plateText(plate))),
    ...[...users.values()].map((user) => oneName(user.id, user.companyName ?? user.username, user.username)),
    ...providers.flat().map(({ id, name }) => oneName(id, name)),
  ]
  const byId = new Map(named.map((about) => [about.id, about]))
  return (entry: AuditEntry): About | null =>
    namedBy(entry)
      .map((id) => byId.get(id))
      .find((about) => about !== undefined) ?? null
}
