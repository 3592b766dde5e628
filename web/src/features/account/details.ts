import { homeDialCode } from '#shared/rules/phone.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { updateUser } from '#shared/api/identity.ts'
import { homeCountry } from '#shared/constants/market.ts'
import { splitGulfPhone, toInternational } from '#shared/rules/typed-phone.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'

/** The values of the details form. The country is the ISO code whose flag shows, since several share a code. */
export type Details = {
  firstName: string
  lastName: string
  email: string
  phoneCountry: string
  countryCode: string
  phoneNumber: string
  city: string
  /** Asked for with another e-mail address, or another number than the confirmed one. */
  currentPassword: string
}

/** The letters that stand for a user, in the place of a picture. */
export const initialsOf = ({ firstName, lastName, username }: CurrentUser): string =>
  [firstName, lastName]
    .map((name) => [...name][0] ?? '')
    .join('')
    // Arabic letters would join. Others need no mark for it, which WebKit draws in another font.
    .replace(/^\p{Script=Arabic}(?=\p{Script=Arabic})/u, '$&\u200c') || username.slice(0, 1)

/** The values that the form starts with. A number from outside the Gulf stands whole in its field, without a country before it. */
export const detailsOf = (user: CurrentUser): Details => {
  // An account made with an address alone has no number yet: one of this country is the likeliest.
  const none = { country: homeCountry, code: homeDialCode, national: '' }
  const phone =
    user.phoneNumber === ''
      ? none
      : (splitGulfPhone(user.phoneNumber) ?? { country: '', code: '', national: user.phoneNumber })
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

/** Another address than the stored one. */
const movesEmail = (user: CurrentUser, typed: Details): boolean =>
  typed.email.trim().toLowerCase() !== user.email

const movesPhone = (user: CurrentUser, { phoneNumber, countryCode }: Details): boolean =>
  !(user.phoneNumber === '' && phoneNumber.trim() === '') &&
  toInternational(phoneNumber, countryCode) !== user.phoneNumber

/** Codes and links go to an address and to a confirmed number, so others need the password. */
export const needsPassword = (user: CurrentUser, typed: Details): boolean =>
  movesEmail(user, typed) || (user.phoneConfirmedAt !== null && movesPhone(user, typed))

/** Only what differs from what is stored, as the server takes it: nobody else's change of another field is undone. */
export const changesOf = (user: CurrentUser, typed: Details): BodyInput<typeof updateUser> => {
  return {
    ...(typed.firstName.trim() !== user.firstName && { firstName: typed.firstName }),
    ...(typed.lastName.trim() !== user.lastName && { lastName: typed.lastName }),
    ...(movesEmail(user, typed) && { email: typed.email }),
    ...(movesPhone(user, typed) && {
      phoneNumber: toInternational(typed.phoneNumber, typed.countryCode),
    }),
    ...(needsPassword(user, typed) && { currentPassword: typed.currentPassword }),
    ...(typed.city !== (user.city ?? '') && { city: typed.city }),
  }
}

/** The changes for the schema to check: the phone number as it was typed, for with its code in front a word would still be a number. */
export const askedOf = (user: CurrentUser, typed: Details): BodyInput<typeof updateUser> => {
  const changes = changesOf(user, typed)
  return { ...changes, ...(changes.phoneNumber && { phoneNumber: typed.phoneNumber }) }
}

/** A phone number without a country, neither chosen nor typed. */
export const missingCode = ({ countryCode, phoneNumber }: Details) =>
  countryCode === '' && !/^(\+|00)/.test(phoneNumber.trim())
    ? [{ path: 'phoneNumber', message: 'Please choose a country code' }]
    : []
