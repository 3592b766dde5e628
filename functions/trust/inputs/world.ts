import { randomBytes } from 'node:crypto'
import { apiOk } from '#functions/testing/api.ts'
import { apply, requiredDocuments } from '#functions/testing/applications.ts'
import { carForm, decide, submitCar } from '#functions/testing/cars.ts'
import { confirmPhoneOf } from '#functions/testing/codes.ts'
import { asked } from '#functions/testing/leads.ts'
import {
  grantAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  signIn,
  type Person,
} from '#functions/testing/people.ts'
import { offerPlate, publishPlate } from '#functions/testing/plates.ts'
import type { Access } from '#shared/api/contract.ts'

/** A calling user, whose token can be renewed when a call has ended the session. */
export type Caller = { id: string; token: () => string; renew: () => Promise<void> }

// Not among the known texts, so that no generated request deletes its caller's account or changes the password.
const secret = `Aa1!${randomBytes(12).toString('hex')}`

const toCaller = (first: Person): Caller => {
  let { token } = first
  let renewing: Promise<void> | undefined
  const renew = async () => {
    token = (await signIn(first.user.username, secret)).token
    renewing = undefined
  }
  // Several concurrent calls notice that the session has ended; one sign-in serves all of them.
  return { id: first.user.id, token: () => token, renew: () => (renewing ??= renew()) }
}

const own = { password: secret, confirmPassword: secret }

/** Creates items of every kind. @returns their ids */
const fill = async (admin: Person, dealer: Person, seller: Person): Promise<string[]> => {
  const [victim, newDealer] = await Promise.all([registerSeller(), registerDealer()])
  const [car, waiting, lent, plate, offer] = await Promise.all([
    submitCar(dealer),
    submitCar(seller),
    submitCar(seller),
    publishPlate(dealer, admin),
    offerPlate(seller),
  ])
  const drafts = await Promise.all(
    [dealer, dealer, seller, seller].map(({ token }) =>
      apiOk('POST', '/api/listings', { token, body: { ...carForm(), status: 'DRAFT' } }),
    ),
  )
  await decide(admin, lent.id, { status: 'REJECTED', reasonCodes: ['PHOTOS_UNCLEAR'] })
  const [lead, otherLead] = [await asked(seller, car.id), await asked(victim, car.id)]
  const message = 'Please look at it again, all is in order.'
  const appeal = await apiOk('POST', '/api/appeals', {
    token: seller.token,
    body: { about: lent.id, message },
  })
  const search = { name: 'Patrols', searchParams: { make: 'Nissan' }, alertsEnabled: true }
  const saved = await Promise.all(
    [seller, dealer].map(({ token }) => apiOk('POST', '/api/user/saved-searches', { token, body: search })),
  )
  const stock = { fileName: 'stock.csv', contentLength: 100, mode: 'DRAFT' }
  const stockImport = await apiOk('POST', '/api/seller/imports', { token: dealer.token, body: stock })
  const application = await apply(newDealer)
  await apiOk('POST', `/api/listings/${car.id}/reports`, { body: { reason: 'SOLD' } })
  const [report] = (await apiOk('GET', '/api/admin/reports', { token: admin.token })).body.reports
  const letter = {
    name: 'Noor',
    email: 'noor@example.com',
    subject: 'A question',
    message: 'How does one sell a car?',
  }
  await apiOk('POST', '/api/contact', { body: letter })
  const [written] = (await apiOk('GET', '/api/admin/contact-messages', { token: admin.token })).body.messages
  const documents = await requiredDocuments(newDealer)
  const dealers = (await apiOk('GET', '/api/dealers')).body
  const made = [car, waiting, lent, plate, offer, lead, otherLead, appeal.body, stockImport.body]
  const answered = [...drafts, ...saved].map(({ body }) => body)
  return [
    ...[...made, ...answered, application, report, written, victim.user, newDealer.user].map(({ id }) => id),
    ...documents.map(({ documentUrl }) => documentUrl.split('/').at(-1) ?? ''),
    car.slug,
    dealers.find(({ id }: { id: string }) => id === dealer.user.id).slug,
    plate.slug,
    car.images[0].id,
  ]
}

export type World = {
  /** A user who may call with this access, or undefined where anybody may; `turn` alternates between several. */
  callerFor: (access: Access, turn: number) => Caller | undefined
  there: readonly string[]
}

/** Creates users and items of every kind, on the stack that this file calls. */
export const makeWorld = async (): Promise<World> => {
  const [admin, dealer, seller] = await Promise.all([
    registerSeller(own),
    registerVerifiedDealer(own),
    registerSeller(own),
  ])
  // A number that is confirmed gets no more codes, of which there are few an hour.
  await Promise.all([admin, dealer, seller].map(confirmPhoneOf))
  await grantAdmin(admin.user.username)
  const there = await fill(admin, dealer, seller)
  const [asAdmin, asDealer, asSeller] = [toCaller(admin), toCaller(dealer), toCaller(seller)]
  const either = (turn: number) => (turn % 2 === 0 ? asDealer : asSeller)
  const callers: Record<Access, (turn: number) => Caller | undefined> = {
    public: () => undefined,
    optional: (turn) => (turn % 3 === 0 ? undefined : either(turn)),
    user: either,
    seller: either,
    dealership: () => asDealer,
    admin: () => asAdmin,
  }
  return { there, callerFor: (access, turn) => callers[access](turn) }
}
