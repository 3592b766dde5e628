import type { Language } from '#shared/constants/market.ts'

type Named = { businessName: string; businessNameAr?: string | undefined }

/** A dealership's name in a language: its Arabic one where it has one, else as it was verified. */
export const dealerName = ({ businessName, businessNameAr }: Named, language: Language): string =>
  (language === 'ar' && businessNameAr) || businessName
