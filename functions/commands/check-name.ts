import { AppError } from '#functions/core/app-error.ts'
import { type DealerRecord, listVerifiedDealers } from '#functions/data/dealers.ts'
import {
  holdsDealershipName,
  isTakenForPlatform,
  looksLikeDealership,
  passesForDealership,
  resemblesDealership,
} from '#shared/rules/look-alike.ts'

const live = { listVerifiedDealers }

const notYours = (path: string): AppError =>
  new AppError('NAME_NOT_YOURS', { issues: [{ path, message: 'Please use your own name' }] })

/**
 * Refuses a typed name that could be taken for the platform. `path` is the field of the form.
 * @throws AppError NAME_NOT_YOURS
 */
export const refusePlatformName = (name: string | null | undefined, path: string): void => {
  if (name && isTakenForPlatform(name)) throw notYours(path)
}

/** The verified dealerships whose name resembles this one, for the admin who decides about it. Reads the directory: bounded. */
export const dealershipsLike = async (name: string, except: string, deps = live) =>
  (await deps.listVerifiedDealers())
    .filter((dealer) => dealer.id !== except && namesOf(dealer).some((own) => resemblesDealership(name, own)))
    .map(({ id, slug, businessName }) => ({ id, slug, businessName }))

/** Its verified name and, where it has one, the Arabic one beside it. */
const namesOf = ({ businessName, businessNameAr }: DealerRecord): string[] =>
  businessNameAr ? [businessName, businessNameAr] : [businessName]

type Named = { firstName?: string; lastName?: string; companyName?: string | null; businessNameAr?: string }

/**
 * Refuses the names of an account that could be taken for the platform or for a verified dealership. `names` are those that are new, all in
 * one form. Reads the directory of dealerships, which is bounded.
 * @throws AppError NAME_NOT_YOURS
 */
export const refuseBorrowedNames = async (
  userId: string | undefined,
  names: Named,
  deps = live,
): Promise<void> => {
  const typed = (['firstName', 'lastName', 'companyName', 'businessNameAr'] as const).filter(
    (field) => names[field],
  )
  if (typed.length === 0) return
  const { firstName = '', lastName = '', companyName, businessNameAr } = names
  const person = `${firstName} ${lastName}`
  for (const field of ['firstName', 'companyName', 'businessNameAr'] as const)
    refusePlatformName(names[field], field)
  // A last name is no name by itself: what is a title alone can be a family's.
  refusePlatformName(person, 'lastName')
  const others = (await deps.listVerifiedDealers()).filter(({ id }) => id !== userId)
  for (const name of others.flatMap(namesOf)) {
    // An admin decides about a company, and is told which names resemble it.
    if (companyName && looksLikeDealership(companyName, name)) throw notYours('companyName')
    if (businessNameAr && passesForDealership(businessNameAr, name)) throw notYours('businessNameAr')
    if (holdsDealershipName(person, name)) throw notYours('firstName')
  }
}
