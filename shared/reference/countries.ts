import { homeCountry, type Label } from '#shared/constants/market.ts'

export const countryCodes = ['QA', 'AE', 'SA', 'KW', 'BH', 'OM'] as const
export type CountryCode = (typeof countryCodes)[number]

/** Their English names, which accounts and listings store. */
export const countryNames = ['Qatar', 'UAE', 'Saudi Arabia', 'Kuwait', 'Bahrain', 'Oman'] as const

/** A Gulf country. Its phone numbers are in `shared/rules/phone.ts`. */
export type Country = Label & {
  code: CountryCode
  en: (typeof countryNames)[number]
  currency: string
  flag: string
  emergency: string
}

export const countries: readonly Country[] = [
  {
    code: 'QA',
    en: 'Qatar',
    ar: 'قطر',
    currency: 'QAR',
    flag: '🇶🇦',
    emergency: '999',
  },
  {
    code: 'AE',
    en: 'UAE',
    ar: 'الإمارات',
    currency: 'AED',
    flag: '🇦🇪',
    emergency: '999',
  },
  {
    code: 'SA',
    en: 'Saudi Arabia',
    ar: 'السعودية',
    currency: 'SAR',
    flag: '🇸🇦',
    emergency: '999',
  },
  {
    code: 'KW',
    en: 'Kuwait',
    ar: 'الكويت',
    currency: 'KWD',
    flag: '🇰🇼',
    emergency: '112',
  },
  {
    code: 'BH',
    en: 'Bahrain',
    ar: 'البحرين',
    currency: 'BHD',
    flag: '🇧🇭',
    emergency: '999',
  },
  {
    code: 'OM',
    en: 'Oman',
    // With its damma: without it the word reads as Amman as well.
    ar: 'عُمان',
    currency: 'OMR',
    flag: '🇴🇲',
    emergency: '9999',
  },
]

/** The facts of the country whose market this is. A function, so that a handler that needs none of them does not carry the table. */
export const homeFacts = (): Country => countries.find(({ code }) => code === homeCountry)!
