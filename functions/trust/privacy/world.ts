import { loadMarketPointer } from '#functions/adapters/market-files.ts'
import { buildSearchIndex } from '#functions/jobs/build-search-index.ts'
import { grantAdmin, registerSeller, type Person } from '#functions/testing/people.ts'
import { apply, decideApplication } from '#functions/testing/applications.ts'
import { formOf, newMarks, documentOf, type Marks, type Somebody } from '#functions/trust/privacy/marks.ts'
import {
  askAround,
  askForQuotes,
  review,
  keepThings,
  listCompanies,
  shareBrowser,
  talk,
  workFor,
} from '#functions/trust/privacy/uses-of-people.ts'
import { furnishDealership, offerEverything } from '#functions/trust/privacy/uses-of-sellers.ts'
import { uploadDocument } from '#functions/testing/uploads.ts'
import { samples } from '#functions/trust/faults/samples.ts'
import type { Contract } from '#shared/api/contract.ts'
import type { RouteId } from '#shared/api/routes.ts'

/** Users who have used every feature of the product, all signed in. */
export type World = {
  admin: Somebody
  seller: Somebody
  dealer: Somebody
  buyer: Somebody
  /** The addresses of their public pages. */
  shown: { cars: string[]; plates: string[]; dealers: string[] }
}

/** All users of the world. */
export const everybody = ({ admin, seller, dealer, buyer }: World): Somebody[] => [
  admin,
  seller,
  dealer,
  buyer,
]

const marked = (person: Person, marks: Marks): Somebody => ({ ...person, ...marks })

/** Registers a user with unique marks. */
export const newSomebody = async (): Promise<Somebody> => {
  const marks = newMarks()
  return marked(await registerSeller(formOf(marks)), marks)
}

/** A platform admin with unique marks. */
export const newAdmin = async (): Promise<Somebody> => {
  const admin = await newSomebody()
  await grantAdmin(admin.username)
  return { ...admin, user: { ...admin.user, role: 'PLATFORM_ADMIN' } }
}

const newDealership = async (admin: Somebody): Promise<Somebody> => {
  const marks = newMarks()
  const { mark, hidden } = marks
  const form = { ...formOf(marks), role: 'SELLER_DEALERSHIP', companyName: `Motors ${mark}` } as const
  const dealer = marked(await registerSeller(form), marks)
  const newDocument = async (documentType: string) => ({
    documentType,
    documentName: `${hidden} ${documentType}.pdf`,
    documentUrl: (await uploadDocument(dealer.token, documentOf(dealer))).url,
  })
  const documents = await Promise.all(['BUSINESS_LICENSE', 'TRADE_LICENSE', 'ID_COPY'].map(newDocument))
  const { id } = await apply(dealer, {
    businessName: `Motors ${mark}`,
    businessAddress: `Street ${hidden}`,
    primaryContactName: `Contact ${hidden}`,
    businessEmail: `office-${hidden}@private.example`,
    documents,
  })
  const verdict = { status: 'APPROVED', adminNotes: `Notes ${admin.hidden}`, version: 1 }
  const { status, body } = await decideApplication(admin, id, verdict)
  if (status !== 200) throw new Error(`The dealership was not verified: ${status} ${JSON.stringify(body)}`)
  return dealer
}

/** Creates the users and lets them use every feature. */
export const openWorld = async (): Promise<World> => {
  const admin = await newAdmin()
  const [seller, buyer, dealer] = await Promise.all([newSomebody(), newSomebody(), newDealership(admin)])
  const [offered, stock] = await Promise.all([offerEverything(seller, admin), furnishDealership(dealer)])
  const cars = { seller: offered.car, dealer: stock.car }
  await Promise.all([
    keepThings(buyer, { cars: Object.values(cars), plate: offered.plate }),
    keepThings(seller, { cars: [cars.dealer], plate: offered.plate }),
    keepThings(dealer, { cars: [cars.seller], plate: offered.plate }),
  ])
  await Promise.all([
    talk({ buyer, seller, car: cars.seller.id, plate: offered.plate }),
    talk({ buyer: seller, seller: dealer, car: cars.dealer.id }),
  ])
  await review(seller, dealer)
  await workFor(dealer, buyer, seller)
  await shareBrowser(buyer, seller)
  const companies = await listCompanies(admin)
  await Promise.all([buyer, seller, dealer].map((person) => askForQuotes(person, companies)))
  for (const [person, car] of [
    [buyer, cars.dealer],
    [seller, cars.dealer],
    [dealer, cars.seller],
  ] as const)
    await askAround(person, admin, car.id)
  const shown = {
    cars: [cars.seller.slug, cars.dealer.slug, cars.seller.id, cars.dealer.id],
    plates: [offered.plate],
    dealers: [dealer.user.id],
  }
  return { admin, seller, dealer, buyer, shown }
}

let marketFile: Promise<string> | undefined

/** The name of the file that browsers hold of these cars. */
const marketFileOf = (): Promise<string> =>
  (marketFile ??= (async () => {
    await buildSearchIndex({ of: 'listings' })
    return (await loadMarketPointer())?.file ?? ''
  })())

/** Valid requests of a route about the public items of this world, one for each car. */
export const sampleRoute = (world: World, { id }: Contract): Promise<string>[] => {
  const { dealer, seller, buyer, admin, shown } = world
  return [seller, dealer].map(async (owner, index) => {
    const car = { id: shown.cars[index + 2] ?? '', slug: shown.cars[index] ?? '', photoId: '' }
    const nothing = {
      lead: { id: '' },
      application: { id: '' },
      applicant: buyer,
      photoId: '',
      documentId: '',
      marketFile: await marketFileOf(),
    }
    const there = {
      ...nothing,
      admin,
      dealer,
      seller: owner,
      buyer,
      car,
      plate: { id: shown.plates[0] ?? '' },
    }
    return (await samples[id as RouteId](there)).path
  })
}
