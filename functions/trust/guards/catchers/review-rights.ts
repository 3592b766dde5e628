import { newId } from '#functions/adapters/ids.ts'
import { newDealer } from '#functions/commands/new-dealer.ts'
import { notStaffWrite } from '#functions/data/employments.ts'
import { formerEmploymentWrite, listFormerEmployments } from '#functions/data/former-employments.ts'
import { keys } from '#functions/data/keys.ts'
import { transact } from '#functions/data/transact.ts'
import * as right from '#functions/dealers/review-right.ts'
import * as saving from '#functions/dealers/save-dealer-review.ts'
import { aReview } from '#functions/testing/dealer-reviews.ts'
import { aLead, aUser } from '#functions/testing/builders.ts'
import { at, fitsOnly, put, refuses, same } from '#functions/trust/guards/store.ts'

const buyer = aUser({ id: 'usr_00000000000000000000000002', email: 'buyer@example.com' })
const owner = aUser({
  role: 'SELLER_DEALERSHIP',
  isVerified: true,
  verificationStatus: 'APPROVED',
  email: 'dealer@example.com',
})
const dealer = { ...newDealer(owner, 'x'), phoneNumber: '+97444000000', whatsappNumber: '+97444000001' }

const time = at.toISOString()

const twoDaysAgo = new Date(at.getTime() - 172_800_000).toISOString()
const lead = aLead({ buyerId: buyer.id, sellerId: dealer.id, createdAt: twoDaysAgo, respondedAt: twoDaysAgo })

const findRight = (deps: object = {}, actor: object = buyer) =>
  right.findReviewRight({ actor, ip: '10.0.0.1', dealer, owner } as never, at, {
    findEmployment: async () => undefined,
    listFormerEmployments: async () => [],
    readTeam: async () => ({ members: [], version: 0 }),
    getUsersById: async () => new Map(),
    listSharedBrowsers: async () => [],
    listSentLeads: async () => [lead],
    readReputation: async () => 'known',
    ...deps,
  } as never)

const save = (deps: object, version?: number, actor = buyer) => {
  const together: object[] = []
  const keep = async (_review: object, ...rest: unknown[]) => void together.push(...(rest.at(-1) as object[]))
  return saving
    .saveDealerReview(
      {
        actor,
        params: { id: dealer.id },
        body: { stars: 5, text: 'As they said it would be.', version },
        request: { ip: '10.0.0.1' },
      } as never,
      {
        readDealer: async () => ({ dealer, owner }),
        findReviewRight: async () => ({ right: 'YES', reputation: 'known', lead }),
        findOwnDealerReview: async () => undefined,
        insertDealerReview: keep,
        replaceDealerReview: keep,
        newId,
        now: () => at,
        ...deps,
      } as never,
    )
    .then(() => together.length)
}

export const catchers = {
  'a review by the people of the dealership': async () => {
    const isOwn = async (deps: object, actor?: object) => (await findRight(deps, actor)).right
    same(await isOwn({}), 'YES')
    same(await isOwn({}, { ...buyer, id: dealer.id }), 'OWN')
    same(await isOwn({ findEmployment: async () => ({ dealershipId: dealer.id }) }), 'OWN')
    same(await isOwn({ findEmployment: async () => ({ dealershipId: newId('user') }) }), 'YES')
    same(await isOwn({ listSharedBrowsers: async () => [dealer.id] }), 'OWN')
    same(await isOwn({ listSharedBrowsers: async () => [newId('user')] }), 'YES')
    const [clerk] = [newId('user')]
    const team = { readTeam: async () => ({ members: [clerk], version: 1 }) }
    same(await isOwn({ ...team, listSharedBrowsers: async () => [clerk] }), 'OWN')
    same(await isOwn({ listFormerEmployments: async () => [{}] }), 'OWN')
    const ofStaff = (person: object, actor?: object) =>
      isOwn({ getUsersById: async () => new Map([['', aUser(person)]]) }, actor)
    same(await ofStaff({}), 'YES')
    const mailbox = { email: 'buyer+2@example.com' }
    same(await ofStaff(mailbox), 'OWN')
    same(await ofStaff({ ...mailbox, emailConfirmedAt: null }), 'YES')
    const reached = { phoneNumber: '+97455000009', phoneConfirmedAt: time }
    const typed = { ...buyer, phoneNumber: '+97455000009' }
    same(await ofStaff(reached), 'YES')
    same(await ofStaff(reached, typed), 'OWN')
    same(await ofStaff({ ...reached, phoneConfirmedAt: null }, typed), 'YES')
    same(await isOwn({}, { ...buyer, email: 'dealer+x@example.com' }), 'OWN')
    const number = { ...buyer, phoneNumber: dealer.phoneNumber }
    same(await isOwn({}, number), 'YES')
    same(await isOwn({}, { ...number, phoneConfirmedAt: time }), 'OWN')
  },
  'a review by who joins meanwhile, or worked there until lately': async () => {
    const [userId, dealershipId] = [newId('user'), newId('user')]
    const write = notStaffWrite(userId, dealershipId)
    await fitsOnly(write, 'absent', [{ dealershipId }])
    await put(keys.employment(userId), { dealershipId: newId('user') })
    await transact([write])
    const place = { userId, dealershipId }
    const former = async (when: Date) => (await listFormerEmployments([place], when)).length
    same(await former(at), 0)
    await transact([formerEmploymentWrite(place, at)])
    same([await former(at), await former(new Date(at.getTime() + 366 * 86_400_000))], [1, 0])
  },
  'a review by somebody whom the dealership did not answer about a car': async () => {
    const rightWith = async (one: object) => (await findRight({ listSentLeads: async () => [one] })).right
    same(await rightWith(lead), 'YES')
    same(await rightWith({ ...lead, sellerId: newId('user') }), 'NO_CONTACT')
    same(await rightWith({ ...lead, listing: null }), 'NO_CONTACT')
    same(await rightWith({ ...lead, respondedAt: null }), 'NO_CONTACT')
  },
  'a review too early, too late, or by whom nobody knows': async () => {
    const at2 = (createdAt: string) => ({ listSentLeads: async () => [{ ...lead, createdAt }] })
    same((await findRight(at2(time))).right, 'TOO_EARLY')
    same((await findRight(at2('2020-01-01T00:00:00.000Z'))).right, 'TOO_LATE')
    same((await findRight({ readReputation: async () => 'new' })).right, 'TOO_NEW')
    same((await findRight({}, { ...buyer, emailConfirmedAt: null })).right, 'UNCONFIRMED')
  },
  'a review without the right to it, or of another version': async () => {
    // Active, verified, no staff, by account, and by network.
    same(await save({}), 5)
    same(await save({}, undefined, { ...buyer, phoneConfirmedAt: time }), 4)
    const seen = {
      findOwnDealerReview: async () => aReview({ dealerId: dealer.id, authorId: buyer.id, version: 2 }),
    }
    same(await save(seen, 2), 4)
    const trusted = { findReviewRight: async () => ({ right: 'YES', reputation: 'trusted', lead }) }
    same(await save(trusted), 4)
    await refuses('EDIT_CONFLICT', () => save(seen))
    await refuses('EDIT_CONFLICT', () => save(seen, 1))
    await refuses('EDIT_CONFLICT', () => save({}, 1))
    for (const denied of ['TOO_NEW', 'OWN'])
      await refuses('DEALER_REVIEW_REFUSED', () =>
        save({ findReviewRight: async () => ({ right: denied, reputation: 'known', lead }) }),
      )
    await refuses('DEALER_REVIEW_REFUSED', () =>
      save({ findReviewRight: async () => ({ right: 'YES', reputation: 'known', lead: undefined }) }),
    )
  },
}
