import { plateForm } from '#functions/testing/plates.ts'
import {
  act,
  anAdmin,
  isStale,
  itsOwner,
  pick,
  pickAccount,
  pickOf,
  sentVersion,
  way,
  type Draw,
} from '#functions/trust/model/act.ts'
import {
  checkNumberFree,
  checkOwn,
  holdsNumber,
  mayDecide,
  mayPost,
  refuse,
  waitsForNumber,
  withdrawAppeal,
} from '#functions/trust/model/rules.ts'
import { remove } from '#functions/trust/model/standing.ts'
import { nextLabel, type Account, type Plate, type World } from '#functions/trust/model/world.ts'
import { ways } from '#functions/trust/model/acts/cars.ts'

const offerNumber = act<string>({
  name: 'offer a plate',
  weight: 4,
  access: 'seller',
  thing: ({ numbers }, { which }) => numbers[which % numbers.length],
  by: (world, _number, draw) =>
    pickAccount(world, { ...draw, which: draw.who }, ({ role }) => role !== 'PLATFORM_ADMIN'),
  say: ({ thing }) => thing,
  request: ({ thing, world }) => ({
    method: 'POST',
    path: '/api/number-plates',
    body: plateForm(thing, { description: `Text ${world.serial}` }),
  }),
  judge: ({ world, me, thing }) => {
    if (!mayPost(me)) refuse('DEALERSHIP_NOT_VERIFIED')
    checkNumberFree(world, thing, me)
    const plate: Plate = {
      kind: 'plate',
      label: nextLabel('plate', world.plates),
      id: '',
      number: thing,
      owner: me,
      // All plates are reviewed, a verified dealer's too.
      status: 'PENDING',
      decided: null,
      availability: 'AVAILABLE',
      price: 250_000,
      shownPrices: [],
      isFeatured: false,
      isGone: false,
      appeal: null,
      refusedBy: null,
      contacts: new Set(),
      saves: new Set(),
      version: 0,
      touched: 'yes',
    }
    const learn = ({ id }: { id: string }) => {
      plate.id = id
      world.plates.push(plate)
    }
    return { status: 201, learn }
  },
})

const path = ({ id }: Plate): string => `/api/number-plates/${id}`

type Next = Partial<Pick<Plate, 'status' | 'availability' | 'decided'>>

/** A plate that would hold its number, or wait for it again, needs that number to be free. @throws Refused */
const checkComesBack = (world: World, plate: Plate, change: Next): void => {
  const next = { ...plate, ...change }
  if (!holdsNumber(plate) && holdsNumber(next)) checkHolder(world, plate)
  if (!waitsForNumber(plate) && waitsForNumber(next)) checkNumberFree(world, plate.number, plate.owner, plate)
}

/** No other plate may hold its number. @throws Refused */
const checkHolder = (world: World, { number }: Plate): void => {
  const isHeld = world.plates.some((plate) => plate.number === number && holdsNumber(plate))
  if (isHeld) refuse('PLATE_TAKEN')
}

const checkEdit = (plate: Plate, me: Account): void => {
  checkOwn(plate, me)
  if (!mayPost(me)) refuse('DEALERSHIP_NOT_VERIFIED')
}

const newPrice = ({ how }: Draw): number => (how % 4 === 0 ? 250_000 : 1000 + (how % 100))

/**
 * Whether a new price is twice one that was shown since the last decision, or half of it, and its seller not trusted with that: only
 * verified dealerships are, which have never been suspended (nobody here is old enough to be trusted for their offers).
 */
const isJump = ({ price, shownPrices, owner }: Plate, next: number): boolean =>
  !(owner.isVerified && !owner.wasSuspended) &&
  next !== price &&
  shownPrices.some((shown) => next >= 2 * shown || 2 * next <= shown)

const edit = (name: string, isText: boolean) =>
  act<Plate>({
    name,
    weight: 2,
    access: 'seller',
    thing: (world, draw) => pick(world.plates, draw),
    by: itsOwner,
    request: ({ world, thing, draw }) => ({
      method: 'PATCH',
      path: path(thing),
      body: {
        ...(isText ? { description: `Text ${world.serial}` } : { price: newPrice(draw) }),
        ...sentVersion(thing, draw),
      },
    }),
    judge: ({ world, me, thing, draw }) => {
      checkEdit(thing, me)
      if (isStale(thing, draw)) refuse('EDIT_CONFLICT')
      // Changed text and a price that jumps need a review, and a rejected plate goes back to it with any change.
      const isReviewed = isText || thing.status === 'REJECTED' || isJump(thing, newPrice(draw))
      const status = isReviewed ? 'PENDING' : thing.status
      checkComesBack(world, thing, { status })
      if (!isText) {
        thing.price = newPrice(draw)
        thing.shownPrices.push(thing.price)
      }
      thing.status = status
      thing.touched = 'yes'
      withdrawAppeal(thing)
      return { status: 200 }
    },
  })

const setAvailability = act<Plate>({
  name: 'set the availability of a plate',
  weight: 2,
  access: 'seller',
  thing: (world, draw) => pickOf(world.plates, ({ status }) => status === 'APPROVED', draw),
  by: itsOwner,
  say: ({ draw }) => way(ways, draw),
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `${path(thing)}/availability`,
    body: { availability: way(ways, draw) },
  }),
  judge: ({ world, me, thing, draw }) => {
    checkEdit(thing, me)
    if (thing.status !== 'APPROVED') refuse('ILLEGAL_STATUS_MOVE')
    const availability = way(ways, draw)
    checkComesBack(world, thing, { availability })
    thing.touched = availability === thing.availability ? 'perhaps' : 'yes'
    thing.availability = availability
    return { status: 200 }
  },
})

const deletePlate = act<Plate>({
  name: 'delete a plate',
  access: 'seller',
  thing: (world, draw) => pick(world.plates, draw),
  by: itsOwner,
  request: ({ thing }) => ({ method: 'DELETE', path: path(thing) }),
  judge: ({ me, thing }) => {
    checkOwn(thing, me)
    remove(thing)
    return { status: 204 }
  },
})

const verdictOn = (draw: Draw) => way(['APPROVED', 'REJECTED', 'APPROVED', 'PENDING'] as const, draw)

/** Decides on a plate; one that would hold its number again needs that number to be free. @throws Refused */
export const settlePlate = (
  world: World,
  plate: Plate,
  status: 'APPROVED' | 'REJECTED',
  by: Account,
): void => {
  const rivals = () =>
    world.plates.filter((other) => other !== plate && other.number === plate.number && waitsForNumber(other))
  try {
    checkComesBack(world, plate, { status, decided: status })
  } catch (error) {
    // It waited for a number that has an owner by now: it is rejected, with all others that wait for it.
    if (plate.status === 'PENDING')
      for (const each of [plate, ...rivals()].filter(waitsForNumber)) rejectRival(each, by)
    throw error
  }
  plate.status = status
  plate.decided = status
  plate.shownPrices = [plate.price]
  if (status === 'REJECTED') Object.assign(plate, { refusedBy: by, isFeatured: false })
  plate.touched = 'yes'
  if (status === 'APPROVED') for (const each of rivals()) rejectRival(each, by)
}

const rejectRival = (plate: Plate, by: Account): void => {
  plate.refusedBy = by
  plate.status = 'REJECTED'
  plate.decided = 'REJECTED'
  plate.isFeatured = false
  plate.touched = 'yes'
  withdrawAppeal(plate)
}

const decidePlate = act<Plate>({
  name: 'decide about a plate',
  weight: 5,
  access: 'admin',
  thing: (world, draw) => pickOf(world.plates, ({ status }) => mayDecide(status, verdictOn(draw)), draw),
  by: anAdmin,
  say: ({ draw }) => verdictOn(draw),
  request: ({ thing, draw }) => ({
    method: 'PUT',
    path: `/api/admin/number-plates/${thing.id}/status`,
    body: { status: verdictOn(draw), ...sentVersion(thing, draw) },
  }),
  judge: ({ world, me, thing, draw }) => {
    if (thing.isGone) refuse('PLATE_NOT_FOUND')
    const status = verdictOn(draw)
    if (status === 'PENDING' || !mayDecide(thing.status, status)) return refuse('ILLEGAL_STATUS_MOVE')
    if (isStale(thing, draw)) refuse('EDIT_CONFLICT')
    settlePlate(world, thing, status, me)
    withdrawAppeal(thing)
    return { status: 200 }
  },
})

/** Sellers' and admins' commands about plates. */
export const plateActs = [
  offerNumber,
  edit('edit the price of a plate', false),
  edit('edit the text of a plate', true),
  setAvailability,
  deletePlate,
  decidePlate,
]
