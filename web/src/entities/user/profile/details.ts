import type { BodyInput } from '#shared/api/contract.ts'
import type { updateUser } from '#shared/api/identity.ts'
import { splitGulfPhone, toInternational } from '#shared/rules/phone.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

/** The details as their form has them. The country is the ISO code whose flag shows, since several share a code. */
export type Details = {
  firstName: string
  lastName: string
  email: string
  phoneCountry: string
  countryCode: string
  phoneNumber: string
  city: string
  /** Asked for with another e-mail address. */
  currentPassword: string
}

/** What the form begins with. A number from beyond the Gulf stands whole in its field, without a country before it. */
export const detailsOf = (user: CurrentUser): Details => {
  const phone = splitGulfPhone(user.phoneNumber) ?? { country: '', code: '', national: user.phoneNumber }
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phoneCountry: phone.country,
    countryCode: phone.code,
    phoneNumber: phone.national,
    city: user.city ?? '',
    currentPassword: '',
  }
}

/** Another address than the stored one, which needs the password. */
export const movesEmail = (user: CurrentUser, typed: Details): boolean =>
  typed.email.trim().toLowerCase() !== user.email

/** Only what differs from what is stored, as the server takes it: nobody else's change of another field is undone. */
export const changesOf = (user: CurrentUser, typed: Details): BodyInput<typeof updateUser> => {
  const phoneNumber = toInternational(typed.phoneNumber, typed.countryCode)
  return {
    ...(typed.firstName.trim() !== user.firstName && { firstName: typed.firstName }),
    ...(typed.lastName.trim() !== user.lastName && { lastName: typed.lastName }),
    ...(movesEmail(user, typed) && { email: typed.email, currentPassword: typed.currentPassword }),
    ...(phoneNumber !== user.phoneNumber && { phoneNumber }),
    ...(typed.city !== (user.city ?? '') && { city: typed.city }),
  }
}
