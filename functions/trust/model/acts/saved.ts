import { aBuyer, act, itsOwner, nothing, pick, pickOf } from '#functions/trust/model/act.ts'
import { isAdmin, isPublic, refuse } from '#functions/trust/model/rules.ts'
import { nextLabel, type Car, type Plate, type Search } from '#functions/trust/model/world.ts'

// A user's first save counts, unless it is the seller's or an admin's.
const addCar = act<Car>({
  name: 'save a car',
  weight: 3,
  access: 'user',
  thing: (world, draw) => pickOf(world.cars, isPublic, draw),
  by: aBuyer,
  request: ({ thing }) => ({ method: 'POST', path: '/api/user/favorites', body: { listingId: thing.id } }),
  judge: ({ me, thing }) => {
    if (thing.isGone || !(isPublic(thing) || thing.owner === me)) refuse('LISTING_NOT_FOUND')
    if (!isAdmin(me) && thing.owner !== me && !me.savedCars.has(thing) && !thing.saves.has(me)) {
      thing.saves.add(me)
      thing.owner.saves++
    }
    me.savedCars.add(thing)
    return { status: 201 }
  },
})

const removeCar = act<Car>({
  name: 'unsave a car',
  weight: 2,
  access: 'user',
  thing: (world, draw) => pickOf(world.cars, ({ saves }) => saves.size > 0, draw),
  by: (_world, { saves }) => [...saves][0],
  request: ({ thing }) => ({ method: 'DELETE', path: `/api/user/favorites/${thing.id}` }),
  judge: ({ me, thing }) => {
    me.savedCars.delete(thing)
    return { status: 204 }
  },
})

const addPlate = act<Plate>({
  name: 'save a plate',
  weight: 2,
  access: 'user',
  thing: (world, draw) => pickOf(world.plates, isPublic, draw),
  by: aBuyer,
  request: ({ thing }) => ({
    method: 'POST',
    path: '/api/user/favorite-plates',
    body: { plateId: thing.id },
  }),
  judge: ({ me, thing }) => {
    if (thing.isGone || !(isPublic(thing) || thing.owner === me)) refuse('PLATE_NOT_FOUND')
    me.savedPlates.add(thing)
    return { status: 201 }
  },
})

const removePlate = act<Plate>({
  name: 'unsave a plate',
  access: 'user',
  thing: (world, draw) => pick(world.plates, draw),
  by: ({ accounts }, plate) => accounts.find(({ savedPlates }) => savedPlates.has(plate)),
  request: ({ thing }) => ({ method: 'DELETE', path: `/api/user/favorite-plates/${thing.id}` }),
  judge: ({ me, thing }) => {
    me.savedPlates.delete(thing)
    return { status: 204 }
  },
})

const createSearch = act<true>({
  name: 'save a search',
  weight: 2,
  access: 'user',
  thing: nothing,
  request: ({ world }) => ({
    method: 'POST',
    path: '/api/user/saved-searches',
    body: { name: `Search ${world.serial}`, searchParams: { make: 'Nissan', maxPrice: '90000' } },
  }),
  judge: ({ world, me }) => {
    const label = nextLabel('search', world.searches)
    const learn = ({ id }: { id: string }) => {
      world.searches.push({ kind: 'search', label, id, owner: me, isGone: false })
    }
    return { status: 201, learn }
  },
})

const deleteSearch = act<Search>({
  name: 'delete a search',
  weight: 2,
  access: 'user',
  thing: (world, draw) => pick(world.searches, draw),
  by: itsOwner,
  request: ({ thing }) => ({ method: 'DELETE', path: `/api/user/saved-searches/${thing.id}` }),
  judge: ({ me, thing }) => {
    if (thing.isGone || thing.owner !== me) refuse('NOT_FOUND')
    thing.isGone = true
    return { status: 204 }
  },
})

/** Commands about saved cars, plates and searches. */
export const savedActs = [addCar, removeCar, addPlate, removePlate, createSearch, deleteSearch]
