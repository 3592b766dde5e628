import type { CarDraft, LaterAnswer, ListingDetail } from '#shared/schemas/listing.ts'

/**
 * The answers that no listing must have, as its page shows them; one that is not named does not compile. What is not said is absent, however
 * it is stored, and who made a report says nothing without one.
 */
export const laterAnswersOf = (
  car: CarDraft,
  hasReport: boolean,
): { [Answer in Exclude<LaterAnswer, 'vin'>]: ListingDetail[Answer] } => ({
  area: car.area || undefined,
  cylinders: car.cylinders,
  driveType: car.driveType,
  seats: car.seats,
  doors: car.doors,
  secondDescription: car.secondDescription || undefined,
  isPriceFixed: car.isPriceFixed || undefined,
  owners: car.owners || undefined,
  serviceHistory: car.serviceHistory || undefined,
  istimaraUntil: car.istimaraUntil || undefined,
  fahesAt: car.fahesAt || undefined,
  inspectedBy: (hasReport && car.inspectedBy) || undefined,
})
