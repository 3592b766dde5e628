import { describe, expect, it } from 'vitest'
import { api, apiOk } from '#functions/testing/api.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import {
  aCarAndABuyer,
  ask,
  asked,
  edit,
  markRead,
  notificationsOf,
  read,
  received,
  statuses,
  write,
} from '#functions/testing/leads.ts'
import { confirmEmailOf } from '#functions/testing/codes.ts'
import { mailTo } from '#functions/testing/mailbox.ts'
import {
  registerAdmin,
  registerSeller,
  registerUnconfirmed,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { offerPlate, publishPlate } from '#functions/testing/plates.ts'
import { hire, storeInvitation } from '#functions/testing/staff.ts'
import { deleteUser, editUser, suspend } from '#functions/testing/users.ts'
import { readAssignees } from '#functions/commands/read-assignees.ts'
import { getLeadById } from '#functions/data/leads.ts'
import { readTeam } from '#functions/data/teams.ts'
import { findEmployment, listEmployments } from '#functions/data/employments.ts'
import { getUserById } from '#functions/data/users.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { actingForHeader } from '#shared/constants/origin-headers.ts'
import { staffLimits } from '#shared/constants/selling-limits.ts'
import { goneName } from '#shared/rules/dealer-name.ts'
import type { NotificationView } from '#shared/schemas/notification.ts'
import { memberAddressIssue } from '#shared/schemas/staff.ts'

/** A call of a person in the place of a dealership. */
const act = ({ token }: Person, dealer: Person, method: string, path: string, body?: unknown) =>
  api(method, path, { token, body, headers: { [actingForHeader]: dealer.user.id } })

const invite = ({ token }: Person, email: string, role = 'SALES') =>
  api('POST', '/api/seller/team/invitations', { token, body: { email, role } })

const accept = ({ token }: Person, link: string) =>
  api('POST', '/api/user/employment', { token, body: { token: link } })

const employmentOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/user/employment', { token })).body.employment

const teamOf = async ({ token }: Person) => (await apiOk('GET', '/api/seller/team', { token })).body

/** A dealership with a salesperson and a manager, a car and somebody who asked about it. */
const aTeam = async () => {
  const [{ dealer, buyer, car }, sales, manager] = await Promise.all([
    aCarAndABuyer(),
    registerSeller({ firstName: 'Ahmed' }),
    registerSeller({ firstName: 'Sara' }),
  ])
  await hire(dealer.user.id, sales.user.id)
  await hire(dealer.user.id, manager.user.id, 'MANAGER')
  return { dealer, buyer, car, sales, manager, lead: await asked(buyer, car.id) }
}

describe('an invitation', () => {
  it('makes the person of its address staff by its link, once, and tells the owner', async () => {
    const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    const { status, body } = await invite(dealer, person.user.email)
    expect([status, body.role]).toEqual([201, 'SALES'])
    const isInvitation = ({ links }: { links: string[] }) => links.some((link) => link.includes('/join?'))
    const { links } = await mailTo(person.user.email, isInvitation)
    const link = links.find((each) => each.includes('/join?'))!
    const token = new URLSearchParams(link.split('#')[1]).get('token')!
    const offered = await api('POST', '/api/invitations', { body: { token } })
    expect(offered.body).toMatchObject({ dealership: dealer.user.companyName, email: person.user.email })
    expect((await accept(person, token)).status).toBe(201)
    expect(await employmentOf(person)).toMatchObject({ dealershipId: dealer.user.id, role: 'SALES' })
    expect(await teamOf(dealer)).toMatchObject({
      members: [{ id: person.user.id, email: person.user.email, role: 'SALES', isActive: true }],
      invitations: [],
    })
    // Sent again, it changes nothing.
    expect((await accept(person, token)).status).toBe(201)
    expect((await teamOf(dealer)).members).toHaveLength(1)
    await mailTo(dealer.user.email, ({ links: all }) => all.some((each) => each.includes('tab=team')))
  })

  it('is of no use to another account, to a dealership, to a guess, or once it is withdrawn', async () => {
    const [dealer, person, other] = await Promise.all([
      registerVerifiedDealer(),
      registerSeller(),
      registerVerifiedDealer(),
    ])
    const { id, token } = await storeInvitation(dealer.user.id, 'somebody@example.com')
    expect((await accept(person, token)).body.code).toBe('INVITATION_OF_ANOTHER')
    expect((await accept(other, token)).body.code).toBe('FORBIDDEN')
    expect((await accept(person, `${token.slice(0, -4)}AAAA`)).body.code).toBe('INVITATION_INVALID')
    const path = `/api/seller/team/invitations/${id}`
    expect((await api('DELETE', path, { token: other.token })).body.code).toBe('INVITATION_NOT_FOUND')
    expect((await api('DELETE', path, { token: dealer.token })).status).toBe(204)
    expect((await api('POST', '/api/invitations', { body: { token } })).body.code).toBe('INVITATION_INVALID')
    expect(await employmentOf(person)).toBeNull()
  })

  it('is of no use to who has only registered with its address, until they confirm it', async () => {
    const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerUnconfirmed()])
    const { token } = await storeInvitation(dealer.user.id, person.user.email)
    expect((await accept(person, token)).body.code).toBe('EMAIL_UNCONFIRMED')
    expect(await employmentOf(person)).toBeNull()
    await confirmEmailOf(person.user)
    expect((await accept(person, token)).status).toBe(201)
  })

  it('is made once for an address, not for one’s own, and not beyond the limit', async () => {
    const dealer = await registerVerifiedDealer()
    expect((await invite(dealer, dealer.user.email)).body.issues[0].path).toBe('email')
    expect((await invite(dealer, 'one@example.com')).status).toBe(201)
    expect((await invite(dealer, 'ONE@example.com')).body.code).toBe('ALREADY_INVITED')
    for (let count = 1; count < staffLimits.people; count++)
      await storeInvitation(dealer.user.id, `${count}@example.com`)
    expect((await invite(dealer, 'last@example.com')).body.code).toBe('TEAM_FULL')
  })

  it('is not made for a member, and one that a member has leaves them their place', async () => {
    const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    await hire(dealer.user.id, person.user.id, 'MANAGER')
    const employment = await employmentOf(person)
    const refused = await invite(dealer, person.user.email.toUpperCase())
    expect(refused.body.issues).toEqual([{ path: 'email', message: memberAddressIssue }])
    const { token } = await storeInvitation(dealer.user.id, person.user.email)
    const { status, body } = await accept(person, token)
    expect([status, body]).toEqual([201, { employment }])
    expect(await employmentOf(person)).toEqual(employment)
    expect(await teamOf(dealer)).toMatchObject({ members: [{ id: person.user.id }], invitations: [] })
  })

  it('is accepted by who presses twice', async () => {
    const [dealer, person] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    const { token } = await storeInvitation(dealer.user.id, person.user.email)
    const answers = await Promise.all([1, 2].map(() => accept(person, token)))
    expect(statuses(answers)).toEqual([201, 201])
    expect((await readTeam(dealer.user.id)).members).toEqual([person.user.id])
  })

  it('leads to one employer', async () => {
    const [one, other, person] = await Promise.all([
      registerVerifiedDealer(),
      registerVerifiedDealer(),
      registerSeller(),
    ])
    const links = await Promise.all(
      [one, other].map(({ user }) => storeInvitation(user.id, person.user.email)),
    )
    const answers = await Promise.all(links.map(({ token }) => accept(person, token)))
    expect(statuses(answers)).toEqual([201, 409])
    const { members } = await readTeam((await employmentOf(person)).dealershipId)
    expect(members).toEqual([person.user.id])
  })
})

describe('who acts for a dealership', () => {
  it('keeps what they type about one of its plates, as their own', async () => {
    const [dealer, admin, manager, stranger] = await Promise.all([
      registerVerifiedDealer(),
      registerAdmin(),
      registerSeller(),
      registerSeller(),
    ])
    await hire(dealer.user.id, manager.user.id, 'MANAGER')
    const { id } = await publishPlate(dealer, admin)
    const form = `/api/seller/typed-forms/${id}`
    const typed = { version: 0, values: { price: '99' } }
    expect((await act(manager, dealer, 'PUT', form, typed)).status).toBe(200)
    expect((await act(manager, dealer, 'GET', form)).body.values).toEqual(typed.values)
    expect((await api('GET', form, { token: dealer.token })).status).toBe(404)
    const foreign = await api('PUT', form, { token: stranger.token, body: typed })
    expect([foreign.status, foreign.body.code]).toEqual([404, 'PLATE_NOT_FOUND'])
    expect((await act(manager, dealer, 'DELETE', `/api/seller/working-copies/${id}`)).status).toBe(204)
  })

  it('does what their role may, and nothing of the owner’s', async () => {
    const { dealer, car, sales, manager } = await aTeam()
    const price = { priceQAR: car.priceQAR + 1000 }
    expect((await act(sales, dealer, 'PATCH', `/api/listings/${car.id}`, price)).body.code).toBe('FORBIDDEN')
    expect((await act(manager, dealer, 'PATCH', `/api/listings/${car.id}`, price)).status).toBe(200)
    const reserved = { availability: 'RESERVED' }
    expect((await act(sales, dealer, 'PUT', `/api/listings/${car.id}/availability`, reserved)).status).toBe(
      200,
    )
    expect((await act(sales, dealer, 'GET', '/api/seller/stock')).body.cars).toHaveLength(1)
    for (const [method, path, body] of [
      ['DELETE', `/api/listings/${car.id}`],
      ['GET', '/api/seller/storefront'],
      ['GET', '/api/verification/submission'],
      ['POST', '/api/seller/team/invitations', { email: 'more@example.com', role: 'SALES' }],
      ['DELETE', `/api/seller/team/members/${sales.user.id}`],
      ['POST', '/api/seller/listings/bulk', { action: 'DELETE', ids: [car.id] }],
    ] as const)
      expect([path, (await act(manager, dealer, method, path, body)).status]).toEqual([path, 403])
    const { body: colleagues } = await act(sales, dealer, 'GET', '/api/seller/team')
    expect(colleagues.invitations).toBeUndefined()
    expect(JSON.stringify(colleagues)).not.toContain('@')
  })

  it('may do what another role may from their next request on', async () => {
    const { dealer, car, sales } = await aTeam()
    const other = await registerVerifiedDealer()
    const give = ({ token }: Person, role: string) =>
      api('PATCH', `/api/seller/team/members/${sales.user.id}`, { token, body: { role } })
    const cheaper = () =>
      act(sales, dealer, 'PATCH', `/api/listings/${car.id}`, { priceQAR: car.priceQAR - 1000 })
    expect((await give(other, 'MANAGER')).body.code).toBe('STAFF_NOT_FOUND')
    expect((await cheaper()).body.code).toBe('FORBIDDEN')
    expect((await give(dealer, 'MANAGER')).status).toBe(204)
    expect((await cheaper()).status).toBe(200)
    expect((await give(dealer, 'SALES')).status).toBe(204)
    expect((await cheaper()).body.code).toBe('FORBIDDEN')
    expect((await give(dealer, 'OWNER')).body.code).toBe('BAD_REQUEST')
  })

  it('is themselves without saying so, and with what is not their dealership’s', async () => {
    const { dealer, sales } = await aTeam()
    const other = await registerVerifiedDealer()
    expect((await apiOk('GET', '/api/seller/stock', { token: sales.token })).body.cars).toEqual([])
    const [name, own] = ['GET', '/api/seller/stock'] as const
    expect((await act(sales, other, name, own)).body.code).toBe('NOT_STAFF')
    expect((await act(dealer, other, name, own)).body.code).toBe('NOT_STAFF')
    // Their own buying stays theirs, also while they act.
    const car = await submitCar(other)
    const lead = await asked(sales, car.id)
    const { body } = await act(sales, dealer, 'GET', `/api/leads/${lead.id}/messages`)
    expect(body.lead.side).toBe('buyer')
    const bought = await asked(dealer, car.id)
    expect((await act(sales, dealer, 'GET', `/api/leads/${bought.id}/messages`)).status).toBe(404)
  })

  it('is neither a visitor nor a customer of their dealership', async () => {
    const { dealer, sales } = await aTeam()
    const [car, plate] = [await submitCar(dealer), await publishPlate(dealer, await registerAdmin())]
    const { token } = sales
    const paths = { car: `/api/listings/${car.id}`, plate: `/api/number-plates/${plate.id}` }
    const figuresOf = async (path: string) => {
      const { viewCount, contactCount } = (await apiOk('GET', path)).body
      return { viewCount, contactCount }
    }
    const none = { viewCount: 0, contactCount: 0 }
    await apiOk('POST', `${paths.car}/views`, { token, body: {} })
    await apiOk('POST', `${paths.car}/contacts`, { token, body: { channel: 'whatsapp' } })
    await apiOk('POST', `${paths.plate}/views`, { token, body: {} })
    await apiOk('POST', '/api/user/favorites', { token, body: { listingId: car.id } })
    expect(await figuresOf(paths.car)).toEqual(none)
    expect(await figuresOf(paths.plate)).toEqual(none)
    const { cars } = (await apiOk('GET', '/api/seller/stock', { token: dealer.token })).body
    expect(cars.find(({ id }: { id: string }) => id === car.id).saveCount).toBe(0)
    expect((await ask(sales, car.id)).body.code).toBe('OWN_LISTING')
    const inquiry = { name: 'Ahmed', phone: '+97455123456', message: 'Hello' }
    const inquired = await api('POST', `${paths.plate}/inquiries`, { token, body: inquiry })
    expect(inquired.body.code).toBe('OWN_LISTING')
    // Once they have left, they are a customer like any other.
    await apiOk('DELETE', '/api/user/employment', { token })
    await apiOk('POST', `${paths.car}/views`, { token, body: {} })
    expect(await figuresOf(paths.car)).toEqual({ ...none, viewCount: 1 })
    await asked(sales, car.id)
  })

  it('opens a plate of their dealership that waits for review, which no other dealership’s people do', async () => {
    const [dealer, other, admin, sales, rival, stranger] = await Promise.all([
      registerVerifiedDealer(),
      registerVerifiedDealer(),
      registerAdmin(),
      registerSeller(),
      registerSeller(),
      registerSeller(),
    ])
    await hire(dealer.user.id, sales.user.id)
    await hire(other.user.id, rival.user.id, 'MANAGER')
    const [waiting, shown] = [await offerPlate(dealer), await publishPlate(dealer, admin)]
    const see = ({ id }: { id: string }, person?: Person) =>
      api('GET', `/api/number-plates/${id}`, { token: person?.token })
    for (const plate of [waiting, shown]) {
      const { status, body } = await see(plate, sales)
      expect([status, body.id, body.isOwn]).toEqual([200, plate.id, true])
      expect(body).not.toHaveProperty('rejectionReason')
      expect((await act(sales, dealer, 'GET', `/api/number-plates/${plate.id}`)).body).toEqual(body)
    }
    for (const person of [undefined, stranger, rival, other]) {
      expect((await see(waiting, person)).body.code).toBe('PLATE_NOT_FOUND')
      expect((await see(shown, person)).body.isOwn).toBe(false)
    }
    // A stranger who says that they act for it is no nearer to it.
    const claimed = await act(rival, dealer, 'GET', `/api/number-plates/${waiting.id}`)
    expect(claimed.body.code).toBe('PLATE_NOT_FOUND')
    await suspend(admin, dealer.user.id)
    for (const plate of [waiting, shown]) expect((await see(plate, sales)).body.code).toBe('PLATE_NOT_FOUND')
  })

  it('opens no waiting plate of the dealership any more once they have left', async () => {
    const [dealer, sales] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    await hire(dealer.user.id, sales.user.id)
    const { id } = await offerPlate(dealer)
    const see = () => act(sales, dealer, 'GET', `/api/number-plates/${id}`)
    expect((await see()).status).toBe(200)
    await apiOk('DELETE', '/api/user/employment', { token: sales.token })
    expect((await see()).body.code).toBe('PLATE_NOT_FOUND')
  })

  it('opens a draft and a refused car of their dealership, and the state of one on sale, until they have left', async () => {
    const { dealer, car, sales } = await aTeam()
    const [admin, other, rival, stranger] = await Promise.all([
      registerAdmin(),
      registerVerifiedDealer(),
      registerSeller(),
      registerSeller(),
    ])
    await hire(other.user.id, rival.user.id, 'MANAGER')
    const body = { make: 'Nissan', status: 'DRAFT' }
    const draft = (await apiOk('POST', '/api/listings', { token: dealer.token, body })).body
    const refused = await submitCar(dealer)
    const refusal = { status: 'REJECTED', reasonCodes: ['WRONG_PRICE'] }
    expect((await decide(admin, refused.id, refusal)).status).toBe(200)
    const see = ({ id }: { id: string }, person?: Person, part = '') =>
      api('GET', `/api/listings/${id}${part}`, { token: person?.token })
    expect((await see(draft, sales)).body).toMatchObject({ id: draft.id, status: 'DRAFT' })
    expect((await see(refused, sales)).body.own).toMatchObject(refusal)
    expect((await see(refused, sales, '/images')).status).toBe(200)
    expect((await see(car, sales)).body.own).toMatchObject({ status: 'APPROVED' })
    const isNotTheirs = async (person?: Person) => {
      for (const hidden of [draft, refused])
        expect((await see(hidden, person)).body.code).toBe('LISTING_NOT_FOUND')
      expect((await see(car, person)).body).not.toHaveProperty('own')
    }
    for (const person of [undefined, stranger, rival, other]) await isNotTheirs(person)
    await apiOk('DELETE', '/api/user/employment', { token: sales.token })
    await isNotTheirs(sales)
  })

  it('neither reads what the team noted of their own request from before, nor handles it', async () => {
    const { dealer, buyer, car } = await aCarAndABuyer()
    const lead = await asked(buyer, car.id)
    const reminder = { at: new Date(Date.now() + 86_400_000).toISOString(), note: 'Haggles' }
    await edit(dealer, lead.id, { note: 'Pays cash', reminder })
    await hire(dealer.user.id, buyer.user.id)
    const [own] = (await act(buyer, dealer, 'GET', '/api/seller/leads')).body
    expect(own).toMatchObject({ id: lead.id, note: null, reminder: null })
    const closed = await act(buyer, dealer, 'PATCH', `/api/seller/leads/${lead.id}`, { status: 'CLOSED' })
    expect(closed.body.code).toBe('LEAD_NOT_FOUND')
    expect(await received(dealer)).toMatchObject([{ note: 'Pays cash', reminder, status: lead.status }])
  })

  it('is refused from the next request on, once removed or left, and while the dealership is suspended', async () => {
    const { dealer, sales, manager, lead } = await aTeam()
    const admin = await registerAdmin()
    const answer = (person: Person) =>
      act(person, dealer, 'POST', `/api/leads/${lead.id}/messages`, { text: 'Yes' })
    expect((await answer(sales)).status).toBe(201)
    await apiOk('DELETE', `/api/seller/team/members/${sales.user.id}`, { token: dealer.token })
    expect((await answer(sales)).body.code).toBe('NOT_STAFF')
    await mailTo(sales.user.email, ({ text }) => text.includes(dealer.user.companyName!))
    await suspend(admin, dealer.user.id)
    expect((await answer(manager)).body.code).toBe('NOT_STAFF')
    expect(await employmentOf(manager)).toBeNull()
    await apiOk('DELETE', '/api/user/employment', { token: manager.token })
    expect((await readTeam(dealer.user.id)).members).toEqual([])
    expect((await api('DELETE', '/api/user/employment', { token: manager.token })).status).toBe(204)
  })

  it('goes with their account, and with the dealership’s', async () => {
    const { dealer, sales, manager } = await aTeam()
    const admin = await registerAdmin()
    await deleteUser(admin, sales.user.id)
    await askUntil(
      () => readTeam(dealer.user.id),
      ({ members }) => members.length === 1,
    )
    expect((await readTeam(dealer.user.id)).members).toEqual([manager.user.id])
    await deleteUser(admin, dealer.user.id)
    const left = await askUntil(
      () => findEmployment(manager.user.id),
      (employment) => employment === undefined,
    )
    expect(left).toBeUndefined()
    await mailTo(manager.user.email, ({ text }) =>
      text.includes(`The account of ${dealer.user.companyName} was deleted`),
    )
  })

  it('ends with the dealership, and is not there again when its owner has another', async () => {
    const [{ dealer, sales, manager }, other] = await Promise.all([aTeam(), registerVerifiedDealer()])
    const [admin, guest] = await Promise.all([registerAdmin(), registerSeller()])
    const { token } = await storeInvitation(dealer.user.id, guest.user.email)
    await editUser(admin, dealer.user.id, { role: 'PRIVATE' })
    await mailTo(sales.user.email, ({ text }) => text.includes('was closed'))
    // They may join another at once.
    const { token: another } = await storeInvitation(other.user.id, sales.user.email)
    expect((await accept(sales, another)).status).toBe(201)
    await editUser(admin, dealer.user.id, { role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star Motors' })
    await apiOk('POST', `/api/admin/verify-dealership/${dealer.user.id}`, {
      token: admin.token,
      body: { approved: true },
    })
    const entered = await act(manager, dealer, 'GET', '/api/seller/stock')
    expect([entered.body.code, await employmentOf(manager)]).toEqual(['NOT_STAFF', null])
    expect((await accept(guest, token)).body.code).toBe('INVITATION_INVALID')
    expect(await teamOf(dealer)).toMatchObject({ members: [], invitations: [] })
  })
})

describe('a lead of a team', () => {
  const give = (person: Person, dealer: Person, leadId: string, from: string | null, to: string | null) =>
    act(person, dealer, 'PATCH', `/api/seller/leads/${leadId}`, { assignee: { from, to } })

  it('is taken by one of two, given on, and nobody’s once they have left', async () => {
    const { dealer, sales, manager, lead } = await aTeam()
    const [one, other] = [sales.user.id, manager.user.id]
    const answers = await Promise.all([
      give(sales, dealer, lead.id, null, one),
      give(manager, dealer, lead.id, null, other),
    ])
    expect(statuses(answers)).toEqual([200, 409])
    const winner = answers[0]!.status === 200 ? one : other
    expect((await give(sales, dealer, lead.id, winner, dealer.user.id)).body.assignee.id).toBe(dealer.user.id)
    const stranger = (await registerSeller()).user.id
    expect((await give(sales, dealer, lead.id, dealer.user.id, stranger)).body.code).toBe('BAD_REQUEST')
    await give(manager, dealer, lead.id, dealer.user.id, one)
    expect((await notificationsOf(sales))[0].about).toMatchObject({ assigned: true, lead: { from: '' } })
    await apiOk('DELETE', '/api/user/employment', { token: sales.token })
    const { body } = await act(manager, dealer, 'GET', '/api/seller/leads')
    expect(body[0].assignee).toBeNull()
    expect((await give(manager, dealer, lead.id, null, other)).status).toBe(200)
  })

  it('leaves nothing unread with who had it before, nor a name, when an admin deletes its car', async () => {
    const { dealer, sales, manager, car, lead } = await aTeam()
    await give(manager, dealer, lead.id, null, sales.user.id)
    await give(sales, dealer, lead.id, sales.user.id, manager.user.id)
    const told = async (person: Person) =>
      (await notificationsOf(person)).filter(({ about }: NotificationView) => about.lead?.id === lead.id)
    expect(await told(sales)).toMatchObject([{ readAt: null }])
    await apiOk('DELETE', `/api/admin/listings/${car.id}`, { token: (await registerAdmin()).token })
    for (const [person, from] of [
      [sales, ''],
      [manager, ''],
      [dealer, goneName],
    ] as const) {
      const [news, ...more] = await told(person)
      expect([news.readAt !== null, news.about.lead.from, more]).toEqual([true, from, []])
    }
  })

  it('is nobody’s, and the person of no team, once an admin makes them a dealership', async () => {
    const { dealer, buyer, sales, lead } = await aTeam()
    await give(sales, dealer, lead.id, null, sales.user.id)
    const [stored, was] = [await getLeadById(lead.id), await getUserById(sales.user.id)]
    const asDealership = { ...was!, role: 'SELLER_DEALERSHIP' as const }
    const assigneeOf = await readAssignees([stored!], {
      listEmployments,
      getUsersById: async () => new Map([[asDealership.id, asDealership]]),
    })
    expect(assigneeOf(stored!)).toBeUndefined()
    const admin = await registerAdmin()
    await editUser(admin, sales.user.id, { role: 'SELLER_DEALERSHIP', companyName: 'Gulf Star Motors' })
    expect(await findEmployment(sales.user.id)).toBeUndefined()
    expect((await readTeam(dealer.user.id)).members).not.toContain(sales.user.id)
    await markRead(dealer, lead.id)
    const before = (await notificationsOf(dealer)).length
    await write(buyer, lead.id, 'I am coming')
    expect((await notificationsOf(dealer)).length).toBeGreaterThan(before)
  })

  it('names who answered to the dealership alone, and tells who looks after it of the buyer’s answer', async () => {
    const { dealer, buyer, sales, lead } = await aTeam()
    await give(sales, dealer, lead.id, null, sales.user.id)
    const answer = { text: 'It is here.' }
    const sent = await act(sales, dealer, 'POST', `/api/leads/${lead.id}/messages`, answer)
    expect(sent.body.by).toContain('Ahmed')
    const [seen, bought] = [(await read(dealer, lead.id)).body, (await read(buyer, lead.id)).body]
    expect(seen.messages.at(-1).by).toContain('Ahmed')
    expect(seen.lead).toMatchObject({ status: 'CONTACTED', assignee: { id: sales.user.id } })
    expect(JSON.stringify(bought)).not.toMatch(/Ahmed|assignee|"by"/)
    await markRead(dealer, lead.id)
    const before = (await notificationsOf(dealer)).length
    await write(buyer, lead.id, 'I am coming')
    expect(await notificationsOf(sales)).toHaveLength(1)
    expect(await notificationsOf(dealer)).toHaveLength(before)
  })
})
