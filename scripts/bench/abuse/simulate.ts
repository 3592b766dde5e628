import { newId } from '#functions/adapters/ids.ts'
import { decidePlate } from '#functions/commands/decide-plate.ts'
import { enforceLimits } from '#functions/core/limited-handler.ts'
import type { RequestInfo } from '#functions/core/read-request.ts'
import { AppError } from '#functions/core/app-error.ts'
import { eachAtOnce } from '#functions/core/time.ts'
import { readCounts } from '#functions/data/counts.ts'
import { insertListing } from '#functions/data/listings.ts'
import { dueMailPages } from '#functions/data/mail-outbox.ts'
import { getPlateById } from '#functions/data/plates.ts'
import { listReportsByStatus } from '#functions/data/reports.ts'
import { createUser } from '#functions/data/user-accounts.ts'
import type { UserRecord } from '#functions/data/users.ts'
import { notifyMatches } from '#functions/jobs/alerts/notify-matches.ts'
import { startTally } from '#functions/jobs/alerts/notify-once.ts'
import { createLead } from '#functions/leads/create-lead.ts'
import { countForListing } from '#functions/listings/count-for-listing.ts'
import { reportListing } from '#functions/listings/report-listing.ts'
import { createPlate } from '#functions/plates/create-plate.ts'
import { createSavedSearch } from '#functions/saved-searches/create-saved-search.ts'
import { aListing, aUser } from '#functions/testing/builders.ts'
import type { Contract } from '#shared/api/contract.ts'
import { register } from '#shared/api/identity.ts'
import { createLead as leadRoute } from '#shared/api/leads.ts'
import { createPlate as plateRoute } from '#shared/api/plates.ts'

// An attack on one rival by throwaway accounts, beside real people, through the operations of the handlers with the limits of their
// contracts, the rules and the repositories, on a real table. Only HTTP, tokens and the pool of passwords are left out.

export type Size = { accounts: number; networks: number; buyers: number; plates: number }

type Outcomes = { taken: number; refused: Record<string, number> }

/** What an attack achieved, all of it counted in the table and in the answers. */
export type Attack = {
  calls: number
  /** Contact requests of the attackers, and of buyers: established ones, and new ones from networks of their own. */
  leads: Outcomes
  establishedLeads: Outcomes
  newLeads: Outcomes
  squatted: Outcomes
  /** Plates of real owners that could not be offered or approved, of how many. */
  platesBlocked: number
  /** Views of the rival's car that the attackers' invented visitors added, at most by one network, and how many visitors that were. */
  viewsOfNetwork: number
  viewsTried: number
  /** Views of real people that did not count. */
  viewsLost: number
  reportRows: number
  reportsTried: number
  mailsToStrangers: number
  /** Emails to the rival about contact requests. */
  mailsToRival: number
}

const address = (n: number) => `10.${100 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
const requestFrom = (ip: string) =>
  ({ ip, userAgent: 'Browser', id: newId('audit') }) as unknown as RequestInfo

const tallied = async (outcomes: Outcomes, act: () => Promise<unknown>): Promise<void> => {
  try {
    await act()
    outcomes.taken++
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    outcomes.refused[error.code] = (outcomes.refused[error.code] ?? 0) + 1
  }
}
const none = (): Outcomes => ({ taken: 0, refused: {} })

const atOnce = 16
const invented = 5

const addUser = async (parts: Partial<UserRecord> = {}): Promise<UserRecord> => {
  const id = newId('user')
  const name = id.toLowerCase()
  const createdAt = new Date().toISOString()
  const fresh = { emailConfirmedAt: null, createdAt, ...parts }
  const user = aUser({ id, username: name, email: `${name}@people.example`, ...fresh })
  await createUser(user)
  return user
}

const monthAgo = () => new Date(Date.now() - 31 * 86_400_000).toISOString()
const established = (): Promise<UserRecord> =>
  addUser({ createdAt: monthAgo(), emailConfirmedAt: monthAgo() })

const addCar = async (owner: UserRecord) => {
  const id = newId('listing')
  const publishedAt = new Date().toISOString()
  const car = aListing({
    id,
    ownerId: owner.id,
    slug: `car-${id.slice(4).toLowerCase()}`,
    photos: [],
    publishedAt,
  })
  await insertListing(car, [])
  return car
}

const perform =
  (actor: UserRecord, ip: string, contract?: Contract) => async (act: () => Promise<unknown>) => {
    if (contract) await enforceLimits(contract, actor, requestFrom(ip))
    await act()
  }

const lead = (actor: UserRecord, ip: string, listingId: string) =>
  perform(
    actor,
    ip,
    leadRoute,
  )(() =>
    createLead({
      actor,
      params: undefined,
      query: undefined,
      request: requestFrom(ip),
      body: {
        listingId,
        buyerName: 'Noor',
        buyerPhone: '+97455123456',
        buyerEmail: undefined,
        message: 'Hello',
      },
    }),
  )

const offer = async (actor: UserRecord, ip: string, plateNumber: string): Promise<string> => {
  let plateId = ''
  await perform(
    actor,
    ip,
    plateRoute,
  )(async () => {
    const body = {
      plateNumber,
      category: 'other',
      price: 90_000,
      location: 'doha',
      country: 'QA',
      currency: 'QAR',
    } as const
    const asked = { actor, params: undefined, query: undefined, request: requestFrom(ip), body }
    plateId = (await createPlate(asked)).id
  })
  return plateId
}

const view = (listingId: string, ip: string, visitor: string, actor?: UserRecord) =>
  countForListing('VIEW', listingId, { actor, visitor, request: requestFrom(ip) })

const mailsOf = async () => {
  const all = []
  for await (const page of dueMailPages(new Date(Date.now() + 2 * 86_400_000)))
    all.push(...page.map(({ mail }) => mail))
  return all
}

/** Plays the attack and the real people beside it. The table is this market's alone. */
export const simulateAttack = async ({ accounts, networks, buyers, plates }: Size): Promise<Attack> => {
  const indexes = (count: number) => Array.from({ length: count }, (_, n) => n)
  const rival = await established()
  const car = await addCar(rival)
  const number = (n: number) => String(100 + (n % plates))
  const found = { leads: none(), establishedLeads: none(), newLeads: none(), squatted: none() }
  const attackers: UserRecord[] = []
  let calls = 0
  await eachAtOnce(indexes(accounts), atOnce, async (n) => {
    const ip = address(n % networks)
    calls += 6 + invented
    const registered = none()
    await tallied(registered, () => enforceLimits(register, undefined, requestFrom(ip)))
    if (registered.taken === 0) return
    const actor = await addUser()
    attackers.push(actor)
    await tallied(found.leads, () => lead(actor, ip, car.id))
    await tallied(found.squatted, () => offer(actor, ip, number(n)))
    for (const each of indexes(invented)) await view(car.id, ip, `invented-${n}-${each}-visitor`)
    await reportListing({
      actor,
      params: { id: car.id },
      query: undefined,
      request: requestFrom(ip),
      body: { reason: 'FRAUD' },
    })
    const search = { name: 'Win at https://evil.example', searchParams: {}, alertsEnabled: true }
    await createSavedSearch({
      actor,
      params: undefined,
      query: undefined,
      request: requestFrom(ip),
      body: search,
    })
  })
  const viewsOfAttackers = (await readCounts(car)).viewCount

  // Real people: half of the established ones in networks of the attack, the new ones at home.
  await eachAtOnce(indexes(buyers), atOnce, async (n) => {
    const [known, fresh] = [await established(), await addUser()]
    const [here, home] = [address(n % networks), address(60_000 + n)]
    await tallied(found.establishedLeads, () => lead(known, n % 2 ? here : home, car.id))
    await tallied(found.newLeads, () => lead(fresh, home, car.id))
    await view(car.id, here, 'unused-name-of-a-person', known)
    await view(car.id, home, `visitor-at-home-${n}`)
  })
  const viewsLost = viewsOfAttackers + 2 * buyers - (await readCounts(car)).viewCount

  let platesBlocked = 0
  const admin = await addUser({ role: 'PLATFORM_ADMIN' })
  await eachAtOnce(indexes(plates), 4, async (n) => {
    const owner = await established()
    try {
      const seen = (await getPlateById(await offer(owner, address(n % networks), number(n))))!
      await decidePlate({ seen, owner, said: { status: 'APPROVED' }, adminId: admin.id })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      platesBlocked++
    }
  })

  const fresh = await addCar(await established())
  await notifyMatches(
    [{ ...fresh, publishedAt: new Date(Date.now() + 1000).toISOString() }],
    new Date(),
    startTally().tally,
  )
  const mails = await mailsOf()
  const strangers = new Set(attackers.map(({ email }) => email))
  const { reports } = await listReportsByStatus('OPEN', { limit: 10 * networks + 100 })
  return {
    calls,
    ...found,
    platesBlocked,
    viewsOfNetwork: viewsOfAttackers / networks,
    viewsTried: attackers.length * invented,
    viewsLost,
    reportRows: reports.length,
    reportsTried: attackers.length,
    mailsToStrangers: mails.filter(({ to }) => strangers.has(to)).length,
    mailsToRival: mails.filter(({ to }) => to === rival.email).length,
  }
}
