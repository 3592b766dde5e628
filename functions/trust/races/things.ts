import { getListingById } from '#functions/data/listings.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide } from '#functions/testing/cars.ts'
import {
  registerAdmin,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'

// Their tokens are good for a quarter of an hour; a nightly run of one file takes longer.
const renewedAfterMs = 300_000
let known: { since: number; all: Promise<Person[]> } | undefined

/** Three admins, others every five minutes. */
export const admins = (): Promise<Person[]> => {
  if (!known || Date.now() - known.since > renewedAfterMs)
    known = { since: Date.now(), all: Promise.all([registerAdmin(), registerAdmin(), registerAdmin()]) }
  return known.all
}

/** Registers private sellers one after the other, because hashing a password is slow and a busy machine could not do many at once. */
export const people = async (count: number): Promise<Person[]> => {
  const made: Person[] = []
  while (made.length < count) made.push(await registerSeller())
  return made
}

/** One of the three admins in turn, so that the acts of a race come from several users. */
export const adminOf = (all: readonly Person[], index: number): Person => all[index % all.length]!

/** Creates a car without photos, which only a dealership may submit. Does not check the response. */
export const createCar = ({ token }: Person, parts: Readonly<Record<string, unknown>> = {}) =>
  api('POST', '/api/listings', { token, body: { ...carForm(), status: 'PENDING', ...parts } })

/** Edits a car as its owner. Does not check the response. */
export const editCar = ({ token }: Person, id: string, body: Readonly<Record<string, unknown>>) =>
  api('PATCH', `/api/listings/${id}`, { token, body })

export const deleteCar = ({ token }: Person, id: string) => api('DELETE', `/api/listings/${id}`, { token })

/** A fresh verified dealership with one car on sale. */
export const aDealerAndACar = async (parts: Readonly<Record<string, unknown>> = {}) => {
  const dealer = await registerVerifiedDealer()
  const { token } = dealer
  const { body: car } = await apiOk('POST', '/api/listings', {
    token,
    body: { ...carForm(), status: 'PENDING', ...parts },
  })
  return { dealer, car }
}

/** A fresh verified dealership with one rejected car. */
export const aRefusedCar = async () => {
  const [made, all] = await Promise.all([aDealerAndACar(), admins()])
  const { status } = await decide(adminOf(all, 0), made.car.id, {
    status: 'REJECTED',
    reasonCodes: ['WRONG_DETAILS'],
  })
  if (status !== 200) throw new Error(`The car was not refused: ${status}`)
  return { ...made, admins: all }
}

/** A fresh verified dealership with a rejected car that was submitted again and waits for review. */
export const aWaitingCar = async () => {
  const made = await aRefusedCar()
  const { body: car } = await apiOk('PATCH', `/api/listings/${made.car.id}`, {
    token: made.dealer.token,
    body: { status: 'PENDING' },
  })
  return { ...made, car }
}

/** A stored listing, which must exist. */
export const storedCar = async (id: string) => {
  const stored = await getListingById(id)
  if (!stored) throw new Error(`${id} is not stored`)
  return stored
}
