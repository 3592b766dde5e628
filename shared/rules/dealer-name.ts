import type { Language } from '#shared/constants/market.ts'

type Named = { businessName: string; businessNameAr?: string | undefined }

/** A dealership's name in a language: its Arabic one where it has one, else as it was verified. */
export const dealerName = ({ businessName, businessNameAr }: Named, language: Language): string =>
  (language === 'ar' && businessNameAr) || businessName

/** Who wrote what a notification is about, in a language; a dealership may have an Arabic name. */
export const senderName = (
  { from, fromAr }: { from: string; fromAr?: string | undefined },
  language: Language,
): string => dealerName({ businessName: from, businessNameAr: fromAr }, language)
