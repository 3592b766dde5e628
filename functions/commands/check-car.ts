import { AppError } from '#functions/core/app-error.ts'
import type { ListingRecord } from '#functions/data/listing-record.ts'
import type { Issue } from '#shared/errors.ts'
import { cityOfArea } from '#shared/reference/areas.ts'
import { cityNames } from '#shared/reference/cities.ts'
import { findMake, findModel } from '#shared/reference/makes.ts'
import { lastMonthOf, missingAnswers, newestYear, requiredDocuments } from '#shared/rules/listing.ts'
import { mustAttachDocuments } from '#shared/rules/user.ts'
import type { CarDraft } from '#shared/schemas/listing.ts'
import type { Role } from '#shared/schemas/user.ts'
import { required } from '#shared/schemas/text.ts'

/**
 * Checks that need more than one field: the model belongs to the make, the year has come, the city is ours and the area in it.
 * @throws AppError BAD_REQUEST
 */
export const checkCar = (car: CarDraft, at: Date): void => {
  const issues: Issue[] = []
  if (car.make && !findMake(car.make))
    issues.push({ path: 'make', message: 'Please choose a make from the list' })
  else if (car.model && !findModel(car.make ?? '', car.model)) {
    issues.push({ path: 'model', message: 'Please choose a model of this make' })
  }
  if (car.year !== undefined && car.year > newestYear(at)) {
    issues.push({ path: 'year', message: `The year can be at most ${newestYear(at)}` })
  }
  if (car.city && !(cityNames as readonly string[]).includes(car.city)) {
    issues.push({ path: 'city', message: 'Please choose a city from the list' })
  }
  // Months as text are in their order.
  for (const field of ['istimaraUntil', 'fahesAt'] as const) {
    const last = lastMonthOf(field, at)
    if ((car[field] ?? '') > last) issues.push({ path: field, message: `The month can be ${last} at most` })
  }
  if (car.area && cityOfArea(car.area) !== car.city) {
    issues.push({ path: 'area', message: 'Please choose an area of this city from the list' })
  }
  if (issues.length > 0) throw new AppError('BAD_REQUEST', { issues })
}

/**
 * Whether a listing may be submitted. Documents that an admin has checked, and that were removed since, are not asked for again.
 * @throws AppError LISTING_INCOMPLETE, DOCUMENTS_REQUIRED with an issue per missing answer
 */
export const checkComplete = (
  { car, documents, documentsChecked }: ListingRecord,
  seller: { role: Role },
): void => {
  const missing = missingAnswers(car)
  if (missing.length > 0) {
    throw new AppError('LISTING_INCOMPLETE', {
      issues: missing.map((path) => ({ path, message: required })),
    })
  }
  if (!mustAttachDocuments(seller) || documentsChecked) return
  const absent = requiredDocuments.filter((name) => documents[name] === null)
  if (absent.length > 0) {
    throw new AppError('DOCUMENTS_REQUIRED', {
      issues: absent.map((name) => ({
        path: `verificationDocuments.${name}`,
        message: 'This document is required',
      })),
    })
  }
}
