import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { sortDialCodes, type DialCode } from '#web/features/account/dial-codes.ts'

/** Every country with a telephone code (about 240), named in a language. Imported on first use: the metadata is 30 kB. */
export const listDialCodes = (language: string): DialCode[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const codes = getCountries().map((country) => ({
    country,
    code: `+${getCountryCallingCode(country)}`,
    name: names.of(country) ?? country,
    englishName: english.of(country) ?? country,
  }))
  return sortDialCodes(codes, language)
}
