import { getDealersById } from '#functions/data/dealers-by-id.ts'
import type { DealerRecord } from '#functions/data/dealers.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import { getListingsById } from '#functions/data/listings.ts'
import { getPlatesById } from '#functions/data/plates.ts'
import { listProviders } from '#functions/data/providers.ts'
import { getUsersById, type UserRecord } from '#functions/data/users.ts'
import { carTitle } from '#shared/reference/car-title.ts'
import { dealerName } from '#shared/rules/dealer-name.ts'
import { plateText } from '#shared/rules/plate.ts'
import { isDealershipSeller, nameOfDealership } from '#shared/rules/user.ts'
import type { AuditEntry, AuditView } from '#shared/schemas/audit.ts'
import { isIdOf, type IdKind } from '#shared/schemas/ids.ts'

const live = { getUsersById, getDealersById, getListingsById, getPlatesById, listProviders }

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

const named = (id: string, name: string, nameAr: string | undefined): About => ({
  id,
  name,
  nameAr: nameAr || name,
  username: null,
})

const ofPerson = (user: UserRecord, dealer: DealerRecord | undefined): About => {
  const names = dealer ?? { businessName: nameOfDealership(user) }
  return { ...named(user.id, dealerName(names, 'en'), dealerName(names, 'ar')), username: user.username }
}

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
  // Those of dealerships have a name in each language.
  const dealers = await deps.getDealersById(
    [...users.values()].filter(isDealershipSeller).map(({ id }) => id),
  )
  const abouts = [
    ...[...listings.values()].map(ofCar),
    ...[...plates.values()].map((plate) => named(plate.id, plateText(plate), undefined)),
    ...[...users.values()].map((user) => ofPerson(user, dealers.get(user.id))),
    ...providers.flat().map(({ id, name, nameAr }) => named(id, name, nameAr)),
  ]
  const byId = new Map(abouts.map((about) => [about.id, about]))
  return (entry: AuditEntry): About | null =>
    namedBy(entry)
      .map((id) => byId.get(id))
      .find((about) => about !== undefined) ?? null
}
