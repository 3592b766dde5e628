import { carForm } from '#functions/testing/cars.ts'
import type { Availability } from '#shared/rules/availability.ts'
import {
  act,
  isStale,
  itsOwner,
  nothing,
  pick,
  pickOf,
  sentVersion,
  way,
  type Draw,
} from '#functions/trust/model/act.ts'
import { readyDocuments } from '#functions/trust/model/documents.ts'
import { checkOwn, checkSubmittable, mayPost, refuse, withdrawAppeal } from '#functions/trust/model/rules.ts'
import { remove } from '#functions/trust/model/standing.ts'
import type { Account, Car } from '#functions/trust/model/world.ts'

const path = ({ id }: Car): string => `/api/listings/${id}`

/** The checks that all edits have in common. @throws Refused */
const checkEdit = (car: Car, me: Account, draw: Draw): void => {
  checkOwn(car, me)
  if (!mayPost(me)) refuse('DEALERSHIP_NOT_VERIFIED')
  if (isStale(car, draw)) refuse('EDIT_CONFLICT')
}

const learnSlug = (car: Car) => (body: { slug: string | null }) => {
  car.slug = body.slug
}

const editPrice = act<Car>({
  name: 'edit the price of a car',
  weight: 3,
  access: 'seller',
  thing: (world, draw) => pick(world.cars, draw),
  by: itsOwner,
  request: ({ world, thing, draw }) => ({
    method: 'PATCH',
    path: path(thing),
    body: { priceQAR: world.priceFrom + (draw.how % 100), ...sentVersion(thing, draw) },
  }),
  judge: ({ world, me, thing, draw }) => {
    checkEdit(thing, me, draw)
    // A price change needs no review, whoever the owner is.
    if (thing.status === 'PENDING' || thing.status === 'APPROVED') checkSubmittable(thing)
    thing.price = world.priceFrom + (draw.how % 100)
    thing.touched = 'yes'
    return { status: 200 }
  },
})

const editContent = act<Car>({
  name: 'edit the text of a car',
  weight: 3,
  access: 'seller',
  thing: (world, draw) => pick(world.cars, draw),
  by: itsOwner,
  request: ({ world, thing, draw }) => ({
    method: 'PATCH',
    path: path(thing),
    body: { description: `Text ${world.serial}`, ...sentVersion(thing, draw) },
  }),
  judge: ({ me, thing, draw }) => {
    checkEdit(thing, me, draw)
    const isReviewedAgain = thing.status === 'APPROVED' && me.role === 'PRIVATE'
    if (thing.status === 'PENDING' || thing.status === 'APPROVED') checkSubmittable(thing)
    if (isReviewedAgain) thing.status = 'PENDING'
    thing.touched = 'yes'
    return { status: 200 }
  },
})

/** The status of a submitted car. A rejected one is always reviewed again, a verified dealer's too. */
const afterSending = ({ status, mustReview }: Car, { role }: Account): Car['status'] => {
  if (status === 'REJECTED') return 'PENDING'
  if (status !== 'DRAFT') return status
  return role === 'PRIVATE' || mustReview ? 'PENDING' : 'APPROVED'
}

const publish = act<Car>({
  name: 'publish a car',
  weight: 5,
  access: 'seller',
  thing: (world, draw) =>
    pickOf(world.cars, ({ status }) => status === 'DRAFT' || status === 'REJECTED', draw),
  by: itsOwner,
  request: async ({ thing, draw }) => {
    // Most submissions fill in the missing answers at once, as the wizard does.
    const rest = carForm()
    const fillsIn = draw.how % 3 !== 0
    const documents = fillsIn &&
      thing.owner.role === 'PRIVATE' &&
      !thing.hasDocuments && { verificationDocuments: await readyDocuments(thing.owner.id) }
    const { make: _, model: _2, year: _3, variant: _4, priceQAR: _5, description: _6, ...missing } = rest
    return {
      method: 'PATCH',
      path: path(thing),
      body: {
        status: way(['PENDING', 'APPROVED'] as const, draw),
        ...(fillsIn && !thing.isComplete && missing),
        ...documents,
        ...sentVersion(thing, draw),
      },
    }
  },
  judge: ({ me, thing, draw }) => {
    checkEdit(thing, me, draw)
    const fillsIn = draw.how % 3 !== 0
    const filled = {
      isComplete: thing.isComplete || fillsIn,
      hasDocuments: thing.hasDocuments || (fillsIn && me.role === 'PRIVATE'),
      owner: me,
    }
    checkSubmittable(filled)
    const isOther = filled.hasDocuments !== thing.hasDocuments || filled.isComplete !== thing.isComplete
    const status = afterSending(thing, me)
    const isReviewedAgain = isOther && status === 'APPROVED' && me.role === 'PRIVATE'
    thing.status = isReviewedAgain ? 'PENDING' : status
    Object.assign(thing, { isComplete: filled.isComplete, hasDocuments: filled.hasDocuments, touched: 'yes' })
    withdrawAppeal(thing)
    return { status: 200, learn: learnSlug(thing) }
  },
})

const makeDraft = act<Car>({
  name: 'take a car back to draft',
  access: 'seller',
  thing: (world, draw) => pick(world.cars, draw),
  by: itsOwner,
  request: ({ thing, draw }) => ({
    method: 'PATCH',
    path: path(thing),
    body: { status: 'DRAFT', ...sentVersion(thing, draw) },
  }),
  judge: ({ me, thing, draw }) => {
    checkEdit(thing, me, draw)
    // What waited for an admin is not published past them.
    if (thing.status === 'PENDING') thing.mustReview = true
    // A car stays rejected until it is submitted again.
    if (thing.status !== 'REJECTED') thing.status = 'DRAFT'
    thing.touched = 'yes'
    return { status: 200 }
  },
})

export const ways: readonly [Availability, ...Availability[]] = ['SOLD', 'AVAILABLE', 'RESERVED', 'PAUSED']

const setAvailability = act<Car>({
  name: 'set the availability of a car',
  weight: 3,
  access: 'seller',
  thing: (world, draw) => pickOf(world.cars, ({ status }) => status === 'APPROVED', draw),
  by: itsOwner,
  say: ({ draw }) => way(ways, draw),
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `${path(thing)}/availability`,
    body: { availability: way(ways, draw) },
  }),
  judge: ({ me, thing, draw }) => {
    checkOwn(thing, me)
    if (!mayPost(me)) refuse('DEALERSHIP_NOT_VERIFIED')
    // Nobody has seen the car yet, so there is nobody to notify.
    if (thing.status !== 'APPROVED') refuse('ILLEGAL_STATUS_MOVE')
    const availability = way(ways, draw)
    // Setting the same availability again confirms it.
    thing.touched = availability === thing.availability ? 'perhaps' : 'yes'
    thing.availability = availability
    return { status: 200 }
  },
})

const deleteCar = act<Car>({
  name: 'delete a car',
  access: 'seller',
  thing: (world, draw) => pick(world.cars, draw),
  by: itsOwner,
  request: ({ thing }) => ({ method: 'DELETE', path: path(thing) }),
  judge: ({ me, thing }) => {
    checkOwn(thing, me)
    remove(thing)
    return { status: 204 }
  },
})

const readOwn = act<true>({
  name: 'list own cars',
  access: 'seller',
  thing: nothing,
  request: () => ({ method: 'GET', path: '/api/seller/listings' }),
  judge: () => ({ status: 200 }),
})

/** Sellers' commands about existing cars. */
export const carActs = [editPrice, editContent, publish, makeDraft, setAvailability, deleteCar, readOwn]
