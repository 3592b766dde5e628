import { eachAtOnce } from '#functions/core/time.ts'
import { readCounts } from '#functions/data/counts.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide } from '#functions/testing/cars.ts'
import { toConfirmPhone } from '#functions/testing/codes.ts'
import {
  establish,
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
  signIn,
  type Person,
} from '#functions/testing/people.ts'
import { decidePlate, plateForm } from '#functions/testing/plates.ts'
import { form } from '#functions/testing/leads.ts'
import { readyDocuments } from '#functions/trust/model/documents.ts'
import { settle } from '#functions/trust/simulation/settle.ts'
import type { Simulation } from '#functions/trust/simulation/start.ts'
import {
  addressIn,
  type Answers,
  attack,
  bait,
  attackersPhone,
  createTally,
  isStranger,
  plateNumber,
} from './attackers.ts'

// An attack on one seller, with real people beside it, through the product's own handlers and jobs on stores in memory.

/** Numbers of throwaway accounts and their networks, of real buyers of each kind, and of real owners of plates. */
export type Size = { accounts: number; networks: number; buyers: number; owners: number }

type Counted = { views: number; contacts: number; saves: number; reportRows: number }

/** What the attackers achieved, and what it cost real people. */
export type Outcome = {
  /** The attackers' calls by what they tried. */
  tried: Record<string, Answers>
  /** The most that one network added to the car on the day, and all together. */
  mostOfNetwork: Counted
  added: Counted
  mails: {
    /** To addresses that nobody has confirmed, about anything but the account that was made with them. */
    toStrangers: number
    /** Those about that account, and the most to one address. */
    aboutAccounts: number
    mostAboutAccounts: number
    /** With words of the attackers: to those addresses, and in the subject to anybody. */
    withTheirWords: number
    /** To the seller, about new leads. */
    toSeller: number
  }
  /** Text messages to the one number that all attackers gave. */
  texts: number
  /** Real people's calls that were refused for good. */
  refused: { knownBuyers: number; newBuyers: number; newBuyersAmongThem: number; owners: number }
  /** New buyers in the attackers' networks who confirmed a phone number first. */
  askedToConfirm: number
  /** Real people whose view did not count, or whose report got no row. */
  notCounted: { views: number; reports: number }
}

const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

// Above the networks of the attack.
const homeOf = (n: number): string => addressIn(2 * (20_000 + n))

const offerCar = async (owner: Person, admin: Person): Promise<{ id: string; ownerId: string }> => {
  const verificationDocuments = await readyDocuments(owner.user.id)
  const body = { ...carForm(), status: 'PENDING', verificationDocuments }
  const { id } = (await apiOk('POST', '/api/listings', { token: owner.token, body })).body
  await decide(admin, id, { status: 'APPROVED' })
  return { id, ownerId: owner.user.id }
}

const countsOf = async ({ stores }: Simulation, car: { id: string; ownerId: string }): Promise<Counted> => {
  const { viewCount, contactCount, saveCount } = await readCounts(car)
  const reportRows = stores.table.all().filter(({ sk }) => sk === 'REPORT').length
  return { views: viewCount, contacts: contactCount, saves: saveCount, reportRows }
}

const names = ['views', 'contacts', 'saves', 'reportRows'] as const

const each = (of: (name: (typeof names)[number]) => number): Counted =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Counted

const known = async (): Promise<Person> => establish(await registerSeller())

type Scene = { car: { id: string; ownerId: string }; networks: number }

const askAs = ({ token }: Person, ip: string, listingId: string): Promise<number> =>
  api('POST', '/api/leads', { token, ip, body: form(listingId) }).then(({ status }) => status)

/** Buyers of three kinds ask about the car when the attack has used up all that it can. */
const letBuyersAsk = async ({ car, networks }: Scene, buyers: number) => {
  const refused = { knownBuyers: 0, newBuyers: 0, newBuyersAmongThem: 0 }
  let askedToConfirm = 0
  for (const n of times(buyers)) {
    const among = addressIn(n % networks, 9000 + n)
    const isTaken = async (buyer: Person, ip: string) => (await askAs(buyer, ip, car.id)) === 201
    if (!(await isTaken(await known(), among))) refused.knownBuyers++
    if (!(await isTaken(await registerUnconfirmed(), homeOf(n)))) refused.newBuyers++
    const beginner = await registerUnconfirmed()
    if (await isTaken(beginner, among)) continue
    askedToConfirm++
    // What the refusal tells them to do.
    const { code } = await toConfirmPhone(beginner.user)
    await apiOk('POST', '/api/user/phone/confirm', { token: beginner.token, body: { code } })
    if (!(await isTaken(beginner, among))) refused.newBuyersAmongThem++
  }
  return { refused, askedToConfirm }
}

/** Real people look at the car, and report it: those that are known from the attackers' networks, others from home. */
const letPeopleLook = async (simulation: Simulation, { car, networks }: Scene, count: number) => {
  const before = await countsOf(simulation, car)
  for (const n of times(count)) {
    const among = { token: (await known()).token, ip: addressIn(n % networks, 9500 + n) }
    const visitor = `athomeathomeathome${String(n).padStart(14, '0')}`
    await apiOk('POST', `/api/listings/${car.id}/views`, { ...among, body: {} })
    await apiOk('POST', `/api/listings/${car.id}/views`, { ip: homeOf(n), body: { visitor } })
    await apiOk('POST', `/api/listings/${car.id}/reports`, { ...among, body: { reason: 'SOLD' } })
  }
  const after = await countsOf(simulation, car)
  return {
    views: before.views + 2 * count - after.views,
    reports: before.reportRows + count - after.reportRows,
  }
}

/** Owners offer numbers that attackers wait for, and an admin approves them. @returns how many could not */
const letOwnersOffer = async (admin: Person, networks: number, owners: number): Promise<number> => {
  let blocked = 0
  for (const n of times(owners)) {
    const { token } = await known()
    const body = plateForm(plateNumber(n))
    const offered = await api('POST', '/api/number-plates', { token, ip: addressIn(n % networks), body })
    const isApproved =
      offered.status === 201 &&
      (await decidePlate(admin, offered.body.id, { status: 'APPROVED' })).status === 200
    if (!isApproved) blocked++
  }
  return blocked
}

const dayMs = 86_400_000

/** Lets the alerts run and all mail leave, also what is due at the end of the day. */
const sendEverything = async (simulation: Simulation): Promise<void> => {
  const { scheduler, stores } = simulation
  for (const wait of [0, dayMs]) {
    scheduler.moveBy(wait)
    for (let sent = -1; sent < stores.mails.length;) {
      sent = stores.mails.length
      const failed = await settle(simulation, false)
      if (failed.length > 0) throw new Error(failed.join('\n'))
    }
  }
}

const isTheirs = (text: string): boolean => text.toLowerCase().includes(bait.toLowerCase())

const mailsOf = ({ stores }: Simulation, seller: string): Outcome['mails'] => {
  const strangers = stores.mails.filter(({ to }) => isStranger(to))
  const account = strangers.filter(({ isNews }) => !isNews)
  const perAddress = Object.values(Object.groupBy(account, ({ to }) => to))
  return {
    toStrangers: strangers.length - account.length,
    aboutAccounts: account.length,
    mostAboutAccounts: Math.max(0, ...perAddress.map((all) => all?.length ?? 0)),
    withTheirWords:
      strangers.filter(({ subject, text }) => isTheirs(subject + text)).length +
      stores.mails.filter(({ subject }) => isTheirs(subject)).length,
    toSeller: stores.mails.filter(({ to, isNews }) => to === seller && isNews).length,
  }
}

/** Plays the attack and what real people do during and after it. */
export const playAttack = async (
  simulation: Simulation,
  { accounts, networks, buyers, owners }: Size,
): Promise<Outcome> => {
  const { runJob } = simulation
  const admin = await registerAdmin()
  const seller = await known()
  const car = await offerCar(seller, admin)
  const scene = { car, networks }
  // The first run only notes where to begin.
  await runJob('sendAlerts')
  const { tried, call } = createTally()
  const first = await countsOf(simulation, car)
  let [before, mostOfNetwork] = [first, each(() => 0)]
  for (const network of times(networks)) {
    const own = times(accounts).filter((n) => n % networks === network)
    await eachAtOnce(own, 2, (n) => attack(n, network, { carId: car.id, numbers: owners }, call))
    const [last, now, most] = [before, await countsOf(simulation, car), mostOfNetwork]
    mostOfNetwork = each((name) => Math.max(most[name], now[name] - last[name]))
    before = now
  }
  const end = before
  const { refused, askedToConfirm } = await letBuyersAsk(scene, buyers)
  const notCounted = await letPeopleLook(simulation, scene, buyers)
  const blocked = await letOwnersOffer(await signIn(admin.user.username), networks, owners)
  // Something new for all of their searches, and for those who saved the car.
  await offerCar(await known(), await signIn(admin.user.username))
  const { token } = await signIn(seller.user.username)
  await apiOk('PATCH', `/api/listings/${car.id}`, { token, body: { priceQAR: 150_000 } })
  await sendEverything(simulation)
  return {
    tried,
    mostOfNetwork,
    added: each((name) => end[name] - first[name]),
    mails: mailsOf(simulation, seller.user.email),
    texts: simulation.stores.mails.filter(({ to }) => to === attackersPhone).length,
    refused: { ...refused, owners: blocked },
    askedToConfirm,
    notCounted,
  }
}
