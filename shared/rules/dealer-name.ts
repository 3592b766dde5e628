import type { Language } from '#shared/constants/market.ts'

type Named = { businessName: string; businessNameAr?: string | undefined }

const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name)

/** The language of a dealership's second name: another than that of the verified one. */
export const secondNameLanguage = (businessName: string): Language => (isArabic(businessName) ? 'en' : 'ar')

/** Whether a text can be the second name of a dealership: none, or in the letters that the verified one is not in. */
export const isSecondName = (typed: string, businessName: string): boolean =>
  typed.trim() === '' || isArabic(typed) === (secondNameLanguage(businessName) === 'ar')

/**
 * A dealership's name in a language: its second one where that is in its letters, else as it was verified. Named for Arabic, since Latin names
 * came first; a Latin one stands in for an Arabic name alone.
 */
export const dealerName = ({ businessName, businessNameAr }: Named, language: Language): string =>
  businessNameAr &&
  isArabic(businessNameAr) === (language === 'ar') &&
  (language === 'ar' || isArabic(businessName))
    ? businessNameAr
    : businessName

/** What is kept instead of the name of somebody who has deleted their account, or whose conversation was deleted; it is worded where it shows. */
export const goneName = '—'

/** Who wrote what a notification is about, in a language; a dealership may have a name in each. */
export const senderName = (
  { from, fromAr }: { from: string; fromAr?: string | undefined },
  language: Language,
): string => dealerName({ businessName: from, businessNameAr: fromAr }, language)
