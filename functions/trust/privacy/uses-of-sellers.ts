import { randomBytes } from 'node:crypto'
import { availabilityLinkWrite } from '#functions/data/confirmations.ts'
import { dayKeptUntil, forListing } from '#functions/data/counts.ts'
import { keys } from '#functions/data/keys.ts'
import { countView } from '#functions/data/person-counts.ts'
import { putWrite } from '#functions/data/table.ts'
import { transact } from '#functions/data/transact.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { carForm, decide, typedCar } from '#functions/testing/cars.ts'
import { decidePlate, offerPlate } from '#functions/testing/plates.ts'
import { carryOut, csv, sendStockFile, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'
import { uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'
import { newVin, documentOf, type Somebody } from '#functions/trust/privacy/marks.ts'
import { qatarDay } from '#shared/rules/qatar-day.ts'

type Car = { id: string; slug: string }

const photoOf = async ({ token }: Somebody): Promise<string> => (await uploadPhoto(token)).url

const newCar = async (seller: Somebody, status: 'DRAFT' | 'PENDING'): Promise<Car> => {
  const { token, mark, user } = seller
  const newDocument = async () => (await uploadDocument(token, documentOf(seller))).url
  const isPrivate = user.role === 'PRIVATE'
  const verificationDocuments = {
    // Twenty documents a minute, of which a private seller's car takes three.
    ...((!isPrivate || status === 'DRAFT') && { inspectionReport: await newDocument() }),
    ...(isPrivate && {
      registrationCard: await newDocument(),
      registrationCardBack: await newDocument(),
      idCard: await newDocument(),
    }),
  }
  const body = {
    ...carForm({ description: `Description ${mark}`, vin: newVin(seller) }),
    images: [await photoOf(seller)],
    verificationDocuments,
    status,
    requestId: randomBytes(16).toString('hex'),
  }
  return (await apiOk('POST', '/api/listings', { token, body })).body
}

const must = async (answer: ReturnType<typeof api>): Promise<void> => {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
}

const refusal = ({ hidden }: Somebody) => ({
  status: 'REJECTED',
  reasonCodes: [],
  rejectionReason: `Reason ${hidden}`,
})

/** Appeals against a rejection, which an admin answers. */
const appealAgainst = async (seller: Somebody, admin: Somebody, about: string): Promise<void> => {
  const message = `My plea ${seller.hidden}`
  const { body } = await apiOk('POST', '/api/appeals', { token: seller.token, body: { about, message } })
  const answer = { status: 'UPHELD', answer: `Answer ${admin.hidden}` }
  await must(api('PUT', `/api/admin/appeals/${body.id}/status`, { token: admin.token, body: answer }))
}

const sayOf = ({ token }: Somebody, kind: 'listings' | 'number-plates', id: string, availability: string) =>
  must(api('PUT', `/api/${kind}/${id}/availability`, { token, body: { availability } }))

const plateWith = (seller: Somebody) =>
  offerPlate(seller, {
    description: `Plate ${seller.mark}`,
    requestId: randomBytes(16).toString('hex'),
  })

const offerPlates = async (seller: Somebody, admin: Somebody): Promise<string> => {
  const [shown, refused, sold, changed] = await Promise.all([1, 2, 3, 4].map(() => plateWith(seller)))
  await plateWith(seller)
  await must(decidePlate(admin, shown.id, { status: 'APPROVED' }))
  await must(decidePlate(admin, sold.id, { status: 'APPROVED' }))
  await must(decidePlate(admin, changed.id, { status: 'APPROVED' }))
  const description = `Changed ${seller.mark}`
  await must(api('PATCH', `/api/number-plates/${changed.id}`, { token: seller.token, body: { description } }))
  await must(decidePlate(admin, refused.id, refusal(admin)))
  await sayOf(seller, 'number-plates', sold.id, 'SOLD')
  await appealAgainst(seller, admin, refused.id)
  return shown.id
}

const keepAnswers = async ({ token, hidden }: Somebody): Promise<void> => {
  const templates = [{ name: `Template ${hidden}`, text: `Ready ${hidden}` }]
  await apiOk('PUT', '/api/seller/reply-templates', { token, body: { templates } })
}

/** Begins to fill in another car, and to change one. */
const typeCars = async (seller: Somebody, edited: Car): Promise<void> => {
  const { token, mark } = seller
  const typed = typedCar({ description: `Begun ${mark}`, vin: newVin(seller) })
  const { body: listing } = await apiOk('GET', `/api/seller/listings/${edited.id}`, { token })
  for (const [name, baseVersion] of [
    [randomBytes(16).toString('hex'), null],
    [edited.id, listing.version],
  ])
    await apiOk('PUT', `/api/seller/working-copies/${name}`, {
      token,
      body: { ...typed, version: 0, baseVersion },
    })
}

const linkTo = ({ user }: Somebody, listingId: string): Promise<void> => {
  const token = randomBytes(32).toString('base64url')
  return transact([availabilityLinkWrite({ token, userId: user.id, listingId }, new Date())])
}

/** Many look at a car, so that the marks of some and the days of a past month move; older days are as the version before kept them. */
const lookedAt = async ({ user }: Somebody, { id }: Car): Promise<void> => {
  const car = forListing({ id, ownerId: user.id })
  const [now, before] = [new Date(), new Date(Date.now() - 40 * 86_400_000)]
  await countView(car, 'visitor:before', before)
  for (let index = 0; index < 80; index++) await countView(car, `visitor:${index}`, now)
  const old = { saves: 1, expiresAt: dayKeptUntil(before) }
  await transact(
    [keys.listingDay(id, qatarDay(before)), keys.sellerDay(user.id, qatarDay(before))].map((key) =>
      putWrite({ ...key, ...old }),
    ),
  )
}

/** Creates a private seller's cars and plates in every status, unused files and reply templates. */
export const offerEverything = async (seller: Somebody, admin: Somebody) => {
  const [shown, refused, sold] = [
    await newCar(seller, 'PENDING'),
    await newCar(seller, 'PENDING'),
    await newCar(seller, 'PENDING'),
  ]
  await newCar(seller, 'PENDING')
  await newCar(seller, 'DRAFT')
  for (const { id } of [shown, sold]) await must(decide(admin, id, { status: 'APPROVED' }))
  await must(decide(admin, refused.id, refusal(admin)))
  await must(
    api('POST', `/api/admin/sellers/${seller.user.id}/notes`, {
      token: admin.token,
      body: { about: refused.id, text: `Noted ${seller.hidden}` },
    }),
  )
  await must(api('PUT', `/api/admin/claims/${refused.id}`, { token: admin.token, body: {} }))
  await sayOf(seller, 'listings', sold.id, 'SOLD')
  await appealAgainst(seller, admin, refused.id)
  await Promise.all([uploadDocument(seller.token, documentOf(seller)), uploadPhoto(seller.token)])
  await keepAnswers(seller)
  await linkTo(seller, shown.id)
  await typeCars(seller, shown)
  await lookedAt(seller, shown)
  return { car: shown, plate: await offerPlates(seller, admin) }
}

/** Gives a verified dealership a storefront, cars created singly and by import, a feed, and reply templates. */
export const furnishDealership = async (dealer: Somebody) => {
  const { token, mark, hidden, phone } = dealer
  const car = await newCar(dealer, 'PENDING')
  const paused = await newCar(dealer, 'PENDING')
  await sayOf(dealer, 'listings', paused.id, 'PAUSED')
  const { body: storefront } = await apiOk('GET', '/api/seller/storefront', { token })
  const said = {
    businessNameAr: `معرض ${mark}`,
    description: `We are ${mark}`,
    phoneNumber: phone,
    whatsappNumber: phone,
    website: '',
    address: `Address ${mark}`,
    hours: null,
    logo: await photoOf(dealer),
    cover: null,
    version: storefront.version,
  }
  await apiOk('PUT', '/api/seller/storefront', { token, body: said })
  const row = stockRow({ stockNumber: `${hidden.slice(0, 24)}`, description: `Stock ${mark}` })
  const { id } = await sendStockFile(dealer, csv([stockHeaders('en'), row]), 'DRAFT')
  await carryOut(dealer, id)
  const feed = { address: `https://feed.invalid/${hidden}.csv`, mode: 'DRAFT', gone: 'NOTHING', isOn: true }
  await apiOk('PUT', '/api/seller/feed', { token, body: feed })
  await keepAnswers(dealer)
  await linkTo(dealer, car.id)
  return { car }
}
