import type { Label } from '#shared/constants/market.ts'

export const countryCodes = ['QA', 'AE', 'SA', 'KW', 'BH', 'OM'] as const
export type CountryCode = (typeof countryCodes)[number]

/**
 * A Gulf country. A national phone number has `phoneDigits` digits after `dialCode`, shown in groups of
 * `phoneGroups` digits: `+974 4412 3456`.
 */
export type Country = Label & {
  code: CountryCode
  currency: string
  flag: string
  dialCode: string
  phoneDigits: number
  phoneGroups: readonly number[]
  emergency: string
}

export const countries: readonly Country[] = [
  {
    code: 'QA',
    en: 'Qatar',
    ar: 'قطر',
    currency: 'QAR',
    flag: '🇶🇦',
    dialCode: '+974',
    phoneDigits: 8,
    phoneGroups: [4, 4],
    emergency: '999',
  },
  {
    code: 'AE',
    en: 'UAE',
    ar: 'الإمارات',
    currency: 'AED',
    flag: '🇦🇪',
    dialCode: '+971',
    phoneDigits: 9,
    phoneGroups: [2, 3, 4],
    emergency: '999',
  },
  {
    code: 'SA',
    en: 'Saudi Arabia',
    ar: 'السعودية',
    currency: 'SAR',
    flag: '🇸🇦',
    dialCode: '+966',
    phoneDigits: 9,
    phoneGroups: [2, 3, 4],
    emergency: '999',
  },
  {
    code: 'KW',
    en: 'Kuwait',
    ar: 'الكويت',
    currency: 'KWD',
    flag: '🇰🇼',
    dialCode: '+965',
    phoneDigits: 8,
    phoneGroups: [4, 4],
    emergency: '112',
  },
  {
    code: 'BH',
    en: 'Bahrain',
    ar: 'البحرين',
    currency: 'BHD',
    flag: '🇧🇭',
    dialCode: '+973',
    phoneDigits: 8,
    phoneGroups: [4, 4],
    emergency: '999',
  },
  {
    code: 'OM',
    en: 'Oman',
    // With its damma: without it the word reads as Amman as well.
    ar: 'عُمان',
    currency: 'OMR',
    flag: '🇴🇲',
    dialCode: '+968',
    phoneDigits: 8,
    phoneGroups: [4, 4],
    emergency: '9999',
  },
]
