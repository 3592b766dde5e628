import { randomBytes } from 'node:crypto'
import { storeSitemap } from '#functions/adapters/sitemap-storage.ts'
import { storeMarketFile } from '#functions/adapters/market-files.ts'
import { decide, submitCar } from '#functions/testing/cars.ts'
import { apply } from '#functions/testing/applications.ts'
import { asked } from '#functions/testing/leads.ts'
import { publishPlate } from '#functions/testing/plates.ts'
import {
  establish,
  registerAdmin,
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import { uploadDocument, uploadPhoto } from '#functions/testing/uploads.ts'

/** Users and items for the calls, created once per file. No call makes any of them unusable. */
export type World = {
  admin: Person
  dealer: Person
  applicant: Person
  seller: Person
  buyer: Person
  /** A dealer's car on sale. */
  car: { id: string; slug: string; photoId: string }
  plate: { id: string }
  lead: { id: string }
  application: { id: string }
  photoId: string
  documentId: string
  marketFile: string
}

export const makeWorld = async (): Promise<World> => {
  const [admin, dealer, applicant, seller, buyer] = await Promise.all([
    registerAdmin(),
    registerVerifiedDealer(),
    registerDealer(),
    // They offer more plates in a day than a new account may.
    registerSeller().then(establish),
    registerSeller().then(establish),
  ])
  const [car, application, photo, document] = await Promise.all([
    submitCar(dealer),
    apply(applicant),
    uploadPhoto(seller.token),
    uploadDocument(seller.token),
  ])
  const plate = await publishPlate(seller, admin, {
    plateNumber: `${100_000 + randomBytes(2).readUInt16BE()}`,
  })
  const lead = await asked(buyer, car.id)
  await storeSitemap('index', '<sitemapindex/>')
  const marketFile = 'n'.repeat(22)
  await storeMarketFile(marketFile, 'columns')
  return {
    admin,
    dealer,
    applicant,
    seller,
    buyer,
    car: { id: car.id, slug: car.slug, photoId: car.images[0].photoId ?? photo.id },
    plate,
    lead,
    application,
    photoId: photo.id,
    documentId: document.id,
    marketFile,
  }
}

/** A rejected car of this dealer. */
export const refusedCar = async (dealer: Person, admin: Person): Promise<{ id: string }> => {
  const car = await submitCar(dealer)
  await decide(admin, car.id, { status: 'REJECTED', reasonCodes: [], rejectionReason: 'Not a car' })
  return car
}
