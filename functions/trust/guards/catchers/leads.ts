import { aLead, aListing, aPlate, aUser } from '#functions/testing/builders.ts'
import { at, findReaderAmong, refuses, same } from '#functions/trust/guards/store.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Reputation } from '#shared/rules/reputation.ts'
import * as contact from '#functions/leads/create-lead.ts'
import * as inquire from '#functions/leads/send-plate-inquiry.ts'
import * as places from '#functions/leads/lead-limits.ts'
import * as send from '#functions/leads/send-lead-message.ts'
import * as start from '#functions/leads/start-lead.ts'
import * as update from '#functions/leads/update-lead.ts'
import * as savers from '#functions/jobs/alerts/notify-savers.ts'
import * as matches from '#functions/jobs/alerts/notify-matches.ts'

const [seller, buyer] = [aUser(), aUser({ id: 'usr_00000000000000000000000002' })]
const [car, plate, lead] = [aListing(), aPlate(), aLead()]

/** The employment of somebody who works for this dealership. */
const worksFor = (dealershipId: string | undefined) => async (userId: string) =>
  dealershipId === undefined
    ? undefined
    : { userId, dealershipId, role: 'SALES' as const, since: at.toISOString() }

const askAbout = (
  listing: typeof car | undefined,
  owner: typeof seller | undefined,
  buyerId = buyer.id,
  employer?: string,
) =>
  contact.readContactable(car.id, buyerId, {
    findEmployment: worksFor(employer),
    getListingById: async () => listing,
    getUserById: async () => owner,
  })

const askAboutPlate = (
  one: typeof plate | undefined,
  owner: typeof seller | undefined,
  buyerId = buyer.id,
  employer?: string,
) =>
  inquire.readContactablePlate(plate.id, buyerId, {
    findEmployment: worksFor(employer),
    getPlateById: async () => one,
    getUserById: async () => owner,
  })

const write = (seen: typeof lead, reader: typeof seller | undefined) =>
  send.sendLeadMessage({ actor: buyer, params: { id: lead.id }, body: { text: 'Hello' } } as never, {
    changeLead: async (_id, change) => ({ ...seen, ...(await change(seen))?.lead }),
    firstAnswerWrites: async () => [],
    findReader: findReaderAmong(reader),
    notifyWrites: async () => [],
    newId: () => 'msg_1',
    now: () => at,
  })

const begin = (parts: object) =>
  start.startLead(
    {
      topic: { listing: lead.listing, plate: null },
      countedFor: { id: car.id },
      seller,
      dealer: null,
      perDay: 'leadsOfListing',
      form: { name: 'Maryam', phone: '+97455123456', email: undefined, message: 'Hello' },
      actor: buyer,
      request: { ip: '10.0.0.1', userAgent: '' },
    } as unknown as Parameters<typeof start.startLead>[0],
    {
      countedNetwork: async () => undefined,
      wasContacted: async () => false,
      takeLeadPlace: async () => true,
      notifyWrites: async () => [],
      insertLead: async () => {},
      newId: () => 'led_1' as never,
      now: () => at,
      ...parts,
    } as never,
  )

const takePlace = (reputation: Reputation, full: Readonly<Record<string, number>>) =>
  places.takeLeadPlace({ actor: buyer, ip: '10.0.0.1', subjectId: car.id, perDay: 'leadsOfListing' }, at, {
    readReputation: async () => reputation,
    takeNamed: async (name) => full[name],
  })

type Change = (seen: typeof lead) => Promise<{ lead: typeof lead } | undefined>

const editLead = (body: object, seen: typeof lead, actor = seller) =>
  update.updateLead(
    { actor, params: { id: lead.id }, body } as never,
    {
      changeLead: async (_id: string, change: Change) => ({ ...seen, ...(await change(seen))?.lead }),
      firstAnswerWrites: async () => [],
      withTopics: async () => [{}],
      now: () => at,
    } as never,
  )

const pages = async function* <T>(one: T) {
  yield [one]
}

/** The number of users who are notified of a lower price. */
const toldOfDrop = async (saver: typeof seller): Promise<number> => {
  let told = 0
  const dropped = {
    ...car,
    priceHistory: [
      { priceQAR: 9, at: '2026-01-01T00:00:00.000Z' },
      { priceQAR: 5, at: at.toISOString() },
    ],
  }
  await savers.notifySavers([dropped], '2026-01-01T00:00:00.000Z', at, async (work) => void (await work()), {
    listSavers: () => pages(saver.id),
    getUserById: async () => saver,
    notifyOnce: async () => (told++, true),
  } as never)
  return told
}

/** The number of users with an alert for its make who are notified of a new car. */
const toldOfMatch = async (reader: typeof seller): Promise<number> => {
  let told = 0
  const listing = { ...car, publishedAt: at.toISOString() }
  const alert = {
    userId: reader.id,
    searchId: 'ss_1',
    make: 'Nissan',
    name: 'Patrol',
    params: { make: 'Nissan' },
    since: '2026-01-01T00:00:00.000Z',
  }
  await matches.notifyMatches(matches.percolate([listing]), at, async (work) => void (await work()), {
    alertPages: () => pages(alert),
    getUserById: async () => reader,
    notifyOnce: async () => (told++, true),
  } as never)
  return told
}

export const catchers = {
  'a seller who cannot be written to about a car': async () => {
    await askAbout(car, seller)
    await askAbout(car, seller, buyer.id, buyer.id)
    await refuses('OWN_LISTING', () => askAbout(car, seller, seller.id))
    await refuses('OWN_LISTING', () => askAbout(car, seller, buyer.id, seller.id))
    await refuses('LISTING_NOT_FOUND', () => askAbout(undefined, undefined))
    await refuses('LISTING_NOT_FOUND', () => askAbout(car, undefined))
    await refuses('LISTING_NOT_FOUND', () => askAbout({ ...car, isHidden: true }, seller))
    await refuses('LISTING_NOT_FOUND', () => askAbout({ ...car, car: {} as typeof car.car }, seller))
    await refuses('LISTING_UNAVAILABLE', () => askAbout({ ...car, availability: 'SOLD' }, seller))
  },
  'a seller who cannot be written to about a plate': async () => {
    await askAboutPlate(plate, seller)
    await askAboutPlate(plate, seller, buyer.id, buyer.id)
    await refuses('OWN_LISTING', () => askAboutPlate(plate, seller, seller.id))
    await refuses('OWN_LISTING', () => askAboutPlate(plate, seller, buyer.id, seller.id))
    await refuses('PLATE_NOT_FOUND', () => askAboutPlate(undefined, undefined))
    await refuses('PLATE_NOT_FOUND', () => askAboutPlate(plate, undefined))
    await refuses('PLATE_NOT_FOUND', () => askAboutPlate({ ...plate, isHidden: true }, seller))
    await refuses('PLATE_UNAVAILABLE', () => askAboutPlate({ ...plate, availability: 'SOLD' }, seller))
  },
  'a message that nobody would read': async () => {
    await write(lead, seller)
    await refuses('CONVERSATION_CLOSED', () => write(lead, { ...seller, status: 'SUSPENDED' }))
    await refuses('CONVERSATION_CLOSED', () => write({ ...lead, orphanedBy: 'seller' }, seller))
    const full = { ...lead, messageCount: limits.lead.messages }
    await refuses('TOO_MANY_REQUESTS', () => write(full, seller))
  },
  'a request too soon, or one too many': async () => {
    await begin({})
    await refuses('ALREADY_CONTACTED', () => begin({ wasContacted: async () => true }))
    await takePlace('new', {})
    await refuses('TOO_MANY_LEADS', () => takePlace('new', { leadsOfAccount: 9 }))
    await refuses('TOO_MANY_LEADS_HERE', () => takePlace('new', { leadsOfNetwork: 9 }))
    await refuses('TOO_MANY_LEADS_HERE', () => takePlace('new', { leadsOfNetworkAboutOne: 9 }))
    same(await takePlace('known', { leadsOfAccount: 9, leadsOfNetwork: 9, leadsOfNetworkAboutOne: 9 }), true)
    same(await takePlace('known', { leadsOfListing: 9 }), false)
  },
  'a status that a conversation cannot have again': async () => {
    await editLead({ status: 'CONTACTED' }, lead)
    await refuses('ILLEGAL_STATUS_MOVE', () => editLead({ status: 'NEW' }, { ...lead, status: 'CLOSED' }))
    await refuses('LEAD_NOT_FOUND', () => editLead({ status: 'CONTACTED' }, lead, buyer))
  },
  'one’s own request, where one works for its seller by now': () =>
    refuses('LEAD_NOT_FOUND', () => editLead({ note: 'Honest' }, { ...lead, buyerId: seller.id })),
  'a note that somebody of the team has changed': async () => {
    const noted = { ...lead, note: 'Offers 150' }
    await editLead({ note: 'Sold', noteSeen: 'Offers 150' }, noted)
    await editLead({ note: 'Sold' }, noted)
    await editLead({ note: 'Offers 150', noteSeen: '' }, noted)
    await refuses('EDIT_CONFLICT', () => editLead({ note: 'Sold', noteSeen: '' }, noted))
  },
  'a reminder that a colleague has set meanwhile': async () => {
    const inHours = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString()
    const theirs = { at: inHours(1), note: 'Call' }
    const other = { ...theirs, note: 'Ask the bank' }
    const lively = { ...lead, lastActivityAt: at.toISOString() }
    const reminded = { ...lively, reminder: { ...theirs, by: buyer.id } }
    await editLead({ reminder: null, reminderSeen: theirs }, reminded)
    await editLead({ reminder: null }, reminded)
    await editLead({ note: 'Sold', reminderSeen: null }, reminded)
    await editLead({ reminder: theirs, reminderSeen: null }, reminded)
    await editLead({ reminder: other, reminderSeen: other }, lively)
    await editLead(
      { reminder: null, reminderSeen: null },
      { ...lively, reminder: { ...theirs, by: seller.id } },
    )
    for (const reminderSeen of [null, other, { ...theirs, at: inHours(2) }])
      await refuses('EDIT_CONFLICT', () => editLead({ reminder: null, reminderSeen }, reminded))
  },
  'news of one’s own car, or to who is suspended': async () => {
    same([await toldOfDrop(buyer), await toldOfDrop(seller)], [1, 0])
    same(await toldOfDrop({ ...buyer, status: 'SUSPENDED' }), 0)
    same([(await toldOfMatch(buyer)) > 0, await toldOfMatch(seller)], [true, 0])
  },
}
