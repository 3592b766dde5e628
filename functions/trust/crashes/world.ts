import { companyName, registrationForm, password } from '#functions/testing/people.ts'
import { carForm } from '#functions/testing/cars.ts'
import { jpeg, pdf } from '#functions/testing/uploads.ts'
import { callAs, must, readyUpload, signInAt, type Somebody } from '#functions/trust/crashes/call.ts'
import { historyOf, type History, type Thing } from '#functions/trust/crashes/history.ts'
import type { Stage } from '#functions/trust/crashes/stage.ts'
import { standingOf, verdictsOf } from '#functions/trust/crashes/things-of-admins.ts'
import {
  favoritesOf,
  newcomers,
  profileOf,
  searchesOf,
  talkOf,
  templatesOf,
} from '#functions/trust/crashes/things-of-people.ts'
import { applicationOf, draftsOf, platesOf } from '#functions/trust/crashes/things-of-sellers.ts'
import { documentTypeLabels, documentTypes } from '#shared/reference/application-fields.ts'
import type { Session } from '#shared/schemas/user.ts'
import type { Registration } from '#shared/schemas/account.ts'

/** The routes that create an upload URL for a photo and for a document. */
export const uploadRoutes = { photo: '/api/listing-images/upload-url', document: '/api/objects/upload' }

/** Registers a private seller, or the user that `form` describes. */
export const newcomer = async (url: string, form: Partial<Registration> = {}): Promise<Somebody> => {
  const { body } = must(await callAs(url)('POST', '/api/register', registrationForm(form)))
  const user = body as Session
  return { call: callAs(url, user.authToken), user }
}

/** A fresh platform admin, made by the operator's command. */
export const newAdmin = async (stage: Stage): Promise<Somebody> => {
  const { user } = await newcomer(stage.url)
  await stage.ask('grant', user.username)
  return signInAt(stage.url, user.username, password)
}

/** A fresh dealership that this admin has verified. */
export const newDealership = async (url: string, admin: Somebody): Promise<Somebody> => {
  const { user } = await newcomer(url, { role: 'SELLER_DEALERSHIP', companyName: companyName() })
  must(await admin.call('POST', `/api/admin/verify-dealership/${user.id}`, { approved: true }))
  return signInAt(url, user.username, password)
}

const newPhoto = async ({ call }: Somebody): Promise<string> =>
  readyUpload(call, uploadRoutes.photo, await jpeg())

/** Publishes a car of a verified dealership, with these photos. @returns its id */
export const publish = async ({ call }: Somebody, images: readonly string[] = []): Promise<string> => {
  const { body } = must(await call('POST', '/api/listings', { ...carForm(), images, status: 'PENDING' }))
  return body.id as string
}

const documentOf = async ({ call }: Somebody, documentType: string) => ({
  documentType,
  documentName: `${documentType}.pdf`,
  documentUrl: await readyUpload(call, uploadRoutes.document, pdf()),
})

const offered = async ({ call }: Somebody, plateNumber: string): Promise<string> => {
  const body = { plateNumber, category: 'premium', price: 1000, location: 'doha' }
  return must(await call('POST', '/api/number-plates', body)).body.id as string
}

const leadOf = async ({ call }: Somebody, listingId: string, message: string): Promise<string> => {
  const form = { listingId, buyerName: 'Maryam', buyerPhone: '5512 3456', buyerEmail: '', message }
  return must(await call('POST', '/api/leads', form)).body.id as string
}

/** The load: for each client a list of items, which it changes one at a time. */
export type World = { clients: readonly (readonly History[])[] }

const numbers = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(from + index))

/** Creates the users and their first items. */
export const makeWorld = async (stage: Stage): Promise<World> => {
  const { url } = stage
  const admin = await newAdmin(stage)
  const people = () => Promise.all(Array.from({ length: 5 }, () => newcomer(url)))
  const [dealership, suspect, [buyer, writer, seller, ...savers]] = await Promise.all([
    newDealership(url, admin),
    newDealership(url, admin),
    people() as Promise<[Somebody, Somebody, Somebody, ...Somebody[]]>,
  ])
  const [cars, applicant] = await Promise.all([
    Promise.all([publish(dealership), publish(dealership), publish(suspect, [await newPhoto(suspect)])]),
    newcomer(url, { role: 'SELLER_DEALERSHIP', companyName: companyName('Gulf Star Motors') }),
  ])
  const required = documentTypes.filter((type) => documentTypeLabels[type].required)
  const documents = await Promise.all(required.map((type) => documentOf(applicant, type)))
  const photos = [await newPhoto(writer)]
  const plates = await Promise.all(numbers(500_000, 3).map((one) => offered(buyer, one)))
  const opening = 'Is it still there?'
  const leadId = await leadOf(buyer, cars[0], opening)
  return {
    clients: [
      [draftsOf(writer, photos), templatesOf(writer)],
      [platesOf(seller, numbers(600_000, 15)), profileOf(seller)],
      ...savers.map((saver) => [favoritesOf(saver, cars.slice(0, 2)), searchesOf(saver)]),
      [talkOf(buyer, leadId, opening), newcomers(url)],
      [applicationOf(applicant, documents), templatesOf(applicant)],
      plates.map((plate) => verdictsOf(admin, plate)),
      [standingOf(admin, suspect.user)],
    ].map((things) => things.map((thing) => historyOf(thing as Thing<unknown>))),
  }
}
