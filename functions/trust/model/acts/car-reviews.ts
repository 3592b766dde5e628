import {
  act,
  anAdmin,
  isStale,
  pick,
  pickOf,
  sentVersion,
  way,
  type Draw,
} from '#functions/trust/model/act.ts'
import { checkSubmittable, mayDecide, refuse, withdrawAppeal } from '#functions/trust/model/rules.ts'
import { remove } from '#functions/trust/model/standing.ts'
import type { Account, Car, World } from '#functions/trust/model/world.ts'

/** Approves or rejects a car; each rejection can be appealed again. */
export const settleCar = (car: Car, status: 'APPROVED' | 'REJECTED', by: Account): void => {
  car.status = status
  if (status === 'REJECTED') Object.assign(car, { refusedBy: by, isFeatured: false })
  car.mustReview = status === 'REJECTED'
  car.touched = 'yes'
}

const verdictOn = (draw: Draw) => way(['APPROVED', 'REJECTED', 'APPROVED'] as const, draw)

const decideCar = act<Car>({
  name: 'decide about a car',
  weight: 8,
  access: 'admin',
  thing: (world, draw) => pickOf(world.cars, ({ status }) => mayDecide(status, verdictOn(draw)), draw),
  by: anAdmin,
  say: ({ draw }) => verdictOn(draw),
  request: ({ thing, draw }) => ({
    method: draw.who % 2 === 0 ? 'PUT' : 'PATCH',
    path: `/api/admin/listings/${thing.id}/status`,
    body: { status: verdictOn(draw), ...sentVersion(thing, draw) },
  }),
  judge: ({ me, thing, draw }) => {
    if (thing.isGone) refuse('LISTING_NOT_FOUND')
    const status = verdictOn(draw)
    if (!mayDecide(thing.status, status)) refuse('ILLEGAL_STATUS_MOVE')
    if (isStale(thing, draw)) refuse('EDIT_CONFLICT')
    if (status === 'APPROVED') checkSubmittable(thing)
    withdrawAppeal(thing)
    settleCar(thing, status, me)
    return { status: 200 }
  },
})

const featureCar = act<Car>({
  name: 'feature a car',
  weight: 2,
  access: 'admin',
  thing: (world, draw) => pickOf(world.cars, ({ status }) => status === 'APPROVED', draw),
  by: anAdmin,
  say: ({ draw }) => (draw.how % 2 === 0 ? 'yes' : 'no'),
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `/api/admin/listings/${thing.id}/featured`,
    body: { isFeatured: draw.how % 2 === 0 },
  }),
  judge: ({ thing, draw }) => {
    if (thing.isGone) refuse('LISTING_NOT_FOUND')
    if (thing.status !== 'APPROVED') refuse('ILLEGAL_STATUS_MOVE')
    const isFeatured = draw.how % 2 === 0
    thing.touched = thing.isFeatured === isFeatured ? 'no' : 'yes'
    thing.isFeatured = isFeatured
    return { status: 200 }
  },
})

/** "Permanently deleted with its images and leads" (specification of selling). */
const removeWithLeads = (world: World, car: Car): void => {
  remove(car)
  for (const lead of world.leads) if (lead.about === car) lead.isGone = true
}

const deleteAnyCar = act<Car>({
  name: 'delete a car as an admin',
  access: 'admin',
  thing: (world, draw) => pick(world.cars, draw),
  by: anAdmin,
  request: ({ thing }) => ({ method: 'DELETE', path: `/api/admin/listings/${thing.id}` }),
  judge: ({ world, thing }) => {
    if (thing.isGone) refuse('LISTING_NOT_FOUND')
    removeWithLeads(world, thing)
    return { status: 204 }
  },
})

/** Admins' commands about cars. */
export const carReviewActs = [decideCar, featureCar, deleteAnyCar]
