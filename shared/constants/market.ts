/** The languages of the site, of its mail and of its pictures; the first is for people who speak neither. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/** The label of a value in both languages. */
export type Label = { en: string; ar: string }

/** The country whose market this is: what forms assume and the country menu marks. Its facts are in `shared/reference`. */
export const homeCountry = 'QA'

/** Its name as accounts and listings store it. */
export const homeCountryName = 'Qatar'

/** Its currency, by ISO 4217: the one of every price. Its name for people is in the words of each language. */
export const homeCurrency = 'QAR'

/** The clock that people there go by, by its name in the IANA database. */
export const homeTimeZone = 'Asia/Qatar'

/** The same in hours before UTC: days and opening hours are counted without the database, since no Gulf country has summer time. */
export const homeUtcHours = 3

// Western digits in both languages (product decision): `ar-QA` alone would print Arabic-Indic ones.
const arabic = 'ar-QA-u-ca-gregory-nu-latn'

/** How numbers are written, by language. */
export const locales = { en: 'en-QA', ar: arabic } as const

/** The same for dates and lists: `en-QA` would begin with the month. */
export const dateLocales = { en: 'en-GB', ar: arabic } as const

/**
 * US dollars for one Qatari riyal. The riyal has been pegged at 3.64 to the dollar since 2001, so there is nothing to
 * fetch: 1 / 3.64 = 0.2747, which the specification rounds to three digits.
 */
export const qarToUsd = 0.275

/**
 * In Qatar a vehicle, or its special number, that costs more than this (QAR) may not be paid for in cash: Cabinet Decision
 * 10 of 2022 (text at mspartner-qatar.com, summary at mondaq.com/1274160).
 */
export const cashLimitQAR = 50_000

/** Whether a car or its number may be paid for in cash in Qatar. The price in QAR; the limit itself still may. */
export const mayPayInCash = (priceQAR: number): boolean => priceQAR <= cashLimitQAR

/** The highest fine as a share of the cash paid (Law 4 of 2022); twice that when the payment was split to stay below. */
export const cashFineShare = 0.3

/**
 * The product's name where it stands alone: the sender of mail, the name of the site in emails and shared links, the title of
 * the API. Sentences with it are in the words of `web/src/i18n`, `functions/mail` and `functions/page-text`. Names of resources at
 * AWS, of metrics and of the cookie stay when it changes: nobody sees them, and another name would make new ones.
 */
export const productName = { en: 'Sayara', ar: 'سيارة' } as const satisfies Label
