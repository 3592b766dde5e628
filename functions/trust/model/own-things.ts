import { api } from '#functions/testing/api.ts'
import { isAdmin, isDealership, isPublic } from '#functions/trust/model/rules.ts'
import type { Account, Lead, World } from '#functions/trust/model/world.ts'

const byText = (list: unknown[]): string[] => list.map((one) => JSON.stringify(one)).toSorted()

const leadFacts = (leads: readonly Lead[]) =>
  byText(
    leads
      .filter(({ isGone }) => !isGone)
      .map(({ id, status, buyer, seller }) => ({
        id,
        status,
        isOrphaned: buyer === null || seller === null,
      })),
  )

const summaryOf = ({ leads, plates }: World, me: Account) => {
  const mine = leads.filter(({ seller, isGone }) => seller === me && !isGone)
  const count = (status: Lead['status']) => mine.filter((lead) => lead.status === status).length
  return {
    leads: {
      total: me.received,
      NEW: count('NEW'),
      CONTACTED: count('CONTACTED'),
      CLOSED: count('CLOSED'),
      // Nobody sets a reminder here.
      due: 0,
    },
    plates: plates.filter(({ owner, isGone }) => owner === me && !isGone).length,
  }
}

/** The model's view of a signed-in user's own items; a status where they may not read them. */
const ownThings = (world: World, me: Account): Record<string, unknown> => {
  const { cars, plates, leads, searches } = world
  const isMine = ({ owner, isGone }: { owner: Account; isGone: boolean }) => owner === me && !isGone
  const own = byText(
    cars.filter(isMine).map(({ id, status, availability }) => ({ id, status, availability })),
  )
  const forSellers = <T>(seen: T) => (isAdmin(me) ? 403 : seen)
  return {
    user: { id: me.id, role: me.role, isVerified: me.isVerified, verificationStatus: me.verification },
    cars: own,
    sellerCars: forSellers(own),
    plates: forSellers(
      byText(plates.filter(isMine).map(({ id, status, availability }) => ({ id, status, availability }))),
    ),
    // A car that is no longer public stays saved but is not listed.
    savedCars: [...me.savedCars]
      .filter(isPublic)
      .map(({ id }) => id)
      .toSorted(),
    savedPlates: [...me.savedPlates]
      .filter(isPublic)
      .map(({ id }) => id)
      .toSorted(),
    sent: leadFacts(leads.filter(({ buyer }) => buyer === me)),
    received: forSellers(leadFacts(leads.filter(({ seller }) => seller === me))),
    searches: searches
      .filter(isMine)
      .map(({ id }) => id)
      .toSorted(),
    summary: forSellers(summaryOf(world, me)),
    figures: forSellers({ contacts: me.contacts, saves: me.saves }),
    application: isDealership(me) ? (me.application?.status ?? null) : 403,
  }
}

type Item = Record<string, unknown>
const idsOf = (list: Item[]) => list.map(({ id }) => String(id)).toSorted()
const partsOf = (list: Item[], ...names: string[]) =>
  byText(list.map((item) => Object.fromEntries(names.map((name) => [name, item[name]]))))
const stand = (list: Item[]) => partsOf(list, 'id', 'status', 'availability')
const leadStand = (list: Item[]) => partsOf(list, 'id', 'status', 'isOrphaned')

/** The route of each part, and the compared fields of its response. */
// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
const parts: Record<string, readonly [path: string, toSeen: (body: any) => unknown]> = {
  user: [
    '/api/user',
    ({ id, role, isVerified, verificationStatus }) => ({ id, role, isVerified, verificationStatus }),
  ],
  cars: ['/api/user/listings', stand],
  sellerCars: ['/api/seller/listings', stand],
  plates: ['/api/seller/number-plates', stand],
  savedCars: ['/api/user/favorites', idsOf],
  savedPlates: ['/api/user/favorite-plates', idsOf],
  sent: ['/api/user/leads', leadStand],
  received: ['/api/seller/leads', leadStand],
  searches: ['/api/user/saved-searches', idsOf],
  summary: ['/api/seller/summary', ({ leads, plates }) => ({ leads, plates })],
  figures: ['/api/seller/analytics', ({ totals: { contacts, saves } }) => ({ contacts, saves })],
  application: ['/api/verification/submission', (body) => body?.status ?? null],
}

/** The names of all parts of a user's own view. */
export const everyPart: readonly string[] = Object.keys(parts)

/** The parts that a command about a kind of item can change. */
export const partsAbout: Record<string, readonly string[]> = {
  car: ['sellerCars', 'savedCars', 'figures', 'sent'],
  plate: ['plates', 'savedPlates', 'received'],
  lead: ['sent', 'received', 'summary'],
  search: ['searches'],
  account: ['user', 'sellerCars', 'application'],
  application: ['user', 'application'],
}

/** Compares these parts of the API's responses with the model's. */
export const compareOwnThings = async (
  world: World,
  me: Account,
  names: readonly string[],
): Promise<{ seen: Record<string, unknown>; right: Record<string, unknown> }> => {
  const token = me.sessions.at(-1)?.token
  const right = ownThings(world, me)
  const seen = await Promise.all(
    names.map(async (name) => {
      const [path, toSeen] = parts[name]!
      const { status, body } = await api('GET', path, { token })
      return [name, status === 200 ? toSeen(body) : status]
    }),
  )
  return {
    seen: Object.fromEntries(seen),
    right: Object.fromEntries(names.map((name) => [name, right[name]])),
  }
}
