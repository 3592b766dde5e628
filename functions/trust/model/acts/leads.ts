import { form } from '#functions/testing/leads.ts'
import { limits } from '#shared/constants/limits.ts'
import { createLead } from '#shared/api/leads.ts'
import { aBuyer, act, anAdmin, pick, pickOf, way, type Draw } from '#functions/trust/model/act.ts'
import { isOnOffer, isPublic, refuse } from '#functions/trust/model/rules.ts'
import {
  nextLabel,
  type Account,
  type Car,
  type Lead,
  type Plate,
  type World,
} from '#functions/trust/model/world.ts'

const anHour = createLead.limits[0].limit

/** Creates a lead, which counts as a contact on the person's first one. @throws Refused */
const ask = (world: World, me: Account, about: Car | Plate) => {
  const isCar = about.kind === 'car'
  if (!about.isGone && about.owner === me) refuse('OWN_LISTING')
  if (!isPublic(about)) refuse(isCar ? 'LISTING_NOT_FOUND' : 'PLATE_NOT_FOUND')
  if (!isOnOffer(about)) refuse(isCar ? 'LISTING_UNAVAILABLE' : 'PLATE_UNAVAILABLE')
  if (world.leads.some((lead) => lead.about === about && lead.buyer === me)) refuse('ALREADY_CONTACTED')
  const seller = about.owner
  seller.received++
  if (!about.contacts.has(me)) {
    about.contacts.add(me)
    if (isCar) seller.contacts++
  }
  const label = nextLabel('lead', world.leads)
  const learn = ({ id }: { id: string }) => {
    const lead: Lead = { kind: 'lead', label, id, about, buyer: me, seller, status: 'NEW', isGone: false }
    world.leads.push(lead)
  }
  return { status: 201 as const, learn }
}

const leaveLead = act<Car>({
  name: 'ask about a car',
  weight: 6,
  access: 'user',
  thing: (world, draw) => pickOf(world.cars, isPublic, draw),
  by: aBuyer,
  ready: (me) => !me || me.asked.car < anHour,
  request: ({ thing }) => ({ method: 'POST', path: '/api/leads', body: form(thing.id) }),
  judge: ({ world, me, thing }) => {
    me.asked.car++
    return ask(world, me, thing)
  },
})

const inquire = act<Plate>({
  name: 'ask about a plate',
  weight: 3,
  access: 'user',
  thing: (world, draw) => pickOf(world.plates, isPublic, draw),
  by: aBuyer,
  ready: (me) => !me || me.asked.plate < anHour,
  request: ({ thing }) => ({
    method: 'POST',
    path: `/api/number-plates/${thing.id}/inquiries`,
    body: { name: 'Maryam', phone: '5512 3456', message: 'Still there?' },
  }),
  judge: ({ world, me, thing }) => {
    me.asked.plate++
    return ask(world, me, thing)
  },
})

const call = act<Car>({
  name: 'call about a car',
  weight: 2,
  access: 'user',
  thing: (world, draw) => pickOf(world.cars, isPublic, draw),
  by: aBuyer,
  // Signed-in callers only, since the model cannot tell visitors apart.
  ready: (me) => me !== null,
  request: ({ thing }) => ({
    method: 'POST',
    path: `/api/listings/${thing.id}/contacts`,
    body: { channel: 'call' },
  }),
  judge: ({ me, thing }) => {
    // Nobody calls about what the public does not see. Owners and admins are not counted, because they are no buyers.
    if (!isPublic(thing)) refuse('LISTING_NOT_FOUND')
    if (thing.owner !== me && me.role !== 'PLATFORM_ADMIN' && !thing.contacts.has(me)) {
      thing.contacts.add(me)
      thing.owner.contacts++
    }
    return { status: 204 }
  },
})

const oneOfTwo = (_world: World, { buyer, seller }: Lead, { how }: Draw) =>
  (how % 2 === 0 ? seller : buyer) ?? undefined

const reply = act<Lead>({
  name: 'write in a conversation',
  weight: 4,
  access: 'user',
  thing: (world, draw) => pick(world.leads, draw),
  by: oneOfTwo,
  request: ({ thing, world }) => ({
    method: 'POST',
    path: `/api/leads/${thing.id}/messages`,
    body: { text: `Text ${world.serial}`.slice(0, limits.lead.message) },
  }),
  judge: ({ me, thing }) => {
    if (thing.isGone || (thing.buyer !== me && thing.seller !== me)) refuse('LEAD_NOT_FOUND')
    const reader = thing.buyer === me ? thing.seller : thing.buyer
    // The other side has left, so nobody could read the message.
    if (reader?.status !== 'ACTIVE') refuse('CONVERSATION_CLOSED')
    // The seller's first message counts as a response.
    if (thing.seller === me && thing.status === 'NEW') thing.status = 'CONTACTED'
    return { status: 201 }
  },
})

const next = (draw: Draw) => way(['CONTACTED', 'CLOSED'] as const, draw)

const setStatus = act<Lead>({
  name: 'set the status of a lead',
  weight: 3,
  access: 'seller',
  thing: (world, draw) => pick(world.leads, draw),
  by: (_world, { seller }) => seller ?? undefined,
  say: ({ draw }) => next(draw),
  request: ({ thing, draw }) => ({
    method: 'PATCH',
    path: `/api/seller/leads/${thing.id}`,
    body: { status: next(draw) },
  }),
  judge: ({ me, thing, draw }) => {
    if (thing.isGone || thing.seller !== me) refuse('LEAD_NOT_FOUND')
    // A lead never returns to NEW, but a closed one may be reopened.
    thing.status = next(draw)
    return { status: 200 }
  },
})

const report = act<Car>({
  name: 'report a car',
  weight: 2,
  access: 'anyone',
  thing: (world, draw) => pickOf(world.cars, isPublic, draw),
  by: aBuyer,
  request: ({ thing }) => ({
    method: 'POST',
    path: `/api/listings/${thing.id}/reports`,
    body: { reason: 'FRAUD' },
  }),
  judge: ({ world, me, thing }) => {
    if (!isPublic(thing)) refuse('LISTING_NOT_FOUND')
    if (thing.owner === me) refuse('OWN_LISTING')
    const reporters = world.reports.get(thing) ?? new Set()
    if (me) reporters.add(me)
    world.reports.set(thing, reporters)
    return { status: 201 }
  },
})

const counts = act<true>({
  name: 'read the counts of the panel',
  access: 'admin',
  thing: () => true,
  by: anAdmin,
  request: () => ({ method: 'GET', path: '/api/admin/counts' }),
  judge: () => ({ status: 200 }),
})

/** Commands about leads, reports and contact counts. */
export const leadActs = [leaveLead, inquire, call, reply, setStatus, report, counts]
