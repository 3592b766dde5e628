import { AppError } from '#functions/core/app-error.ts'
import { type DealerRecord, listVerifiedDealers } from '#functions/data/dealers.ts'
import { holdsDealershipName, isTakenForPlatform, looksLikeDealership } from '#shared/rules/look-alike.ts'

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

/** The verified dealerships whose name looks like this one, for the admin who decides about it. Reads the directory: bounded. */
export const dealershipsLike = async (name: string, except: string, deps = live) =>
  (await deps.listVerifiedDealers())
    .filter((dealer) => dealer.id !== except && namesOf(dealer).some((own) => looksLikeDealership(name, own)))
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
  for (const field of typed) refusePlatformName(names[field], field)
  const others = (await deps.listVerifiedDealers()).filter(({ id }) => id !== userId)
  const { firstName = '', lastName = '' } = names
  for (const name of others.flatMap(namesOf)) {
    for (const field of ['companyName', 'businessNameAr'] as const) {
      const typedName = names[field]
      if (typedName && looksLikeDealership(typedName, name)) throw notYours(field)
    }
    if (holdsDealershipName(`${firstName} ${lastName}`, name)) throw notYours('firstName')
  }
}
