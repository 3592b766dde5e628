import { municipalitySlugs, type MunicipalitySlug } from './cities.ts'
import type { Label } from '#shared/constants/market.ts'

/** The categories by which buyers browse: computed from the number itself, never asked of the seller. */
export const browsePlateCategories = [
  'premium',
  'lucky-number',
  'sequential',
  'repeating',
  'special',
] as const
export type BrowsePlateCategory = (typeof browsePlateCategories)[number]

export const browsePlateCategoryLabels: Record<BrowsePlateCategory, Label> = {
  premium: { en: 'Premium', ar: 'فاخر' },
  'lucky-number': { en: 'Lucky number', ar: 'رقم حظ' },
  sequential: { en: 'Sequential', ar: 'متسلسل' },
  repeating: { en: 'Repeating', ar: 'مكرر' },
  special: { en: 'Special', ar: 'مميز' },
}

/** The categories that a seller chooses from when listing a plate. */
export const sellPlateCategories = [
  'single-digit',
  'double-digit',
  'triple-digit',
  'lucky-number',
  'premium',
  'other',
] as const
export type SellPlateCategory = (typeof sellPlateCategories)[number]

export const sellPlateCategoryLabels: Record<SellPlateCategory, Label> = {
  'single-digit': { en: 'Single digit', ar: 'أحادي' },
  'double-digit': { en: 'Double digit', ar: 'ثنائي' },
  'triple-digit': { en: 'Triple digit', ar: 'ثلاثي' },
  'lucky-number': { en: 'Lucky number', ar: 'رقم حظ' },
  premium: { en: 'Premium', ar: 'فاخر' },
  other: { en: 'Other', ar: 'أخرى' },
}

/** A plate is offered in a municipality. */
export const plateLocations = municipalitySlugs

/** Shorter than the municipalities' official names: they stand on a card. */
export const plateLocationLabels: Record<MunicipalitySlug, Label> = {
  doha: { en: 'Doha', ar: 'الدوحة' },
  'al-rayyan': { en: 'Al Rayyan', ar: 'الريان' },
  'al-wakrah': { en: 'Al Wakrah', ar: 'الوكرة' },
  'umm-salal': { en: 'Umm Salal', ar: 'أم صلال' },
  'al-khor': { en: 'Al Khor', ar: 'الخور' },
  'al-shamal': { en: 'Al Shamal', ar: 'الشمال' },
  'al-daayen': { en: 'Al Daayen', ar: 'الضعاين' },
  'al-shahaniya': { en: 'Al Shahaniya', ar: 'الشحانية' },
}

/**
 * The country whose plates are traded. Not `homeCountry`: the letters and digits of a number, its drawing and what it is worth are Qatar's
 * alone, and another country brings its own.
 */
export const plateCountry = 'QA'

/** The countries of registration that a plate may name. */
export const plateCountries = [plateCountry] as const
export type PlateCountry = (typeof plateCountries)[number]

/**
 * The letters before a number. Plates of 2011 have none; Q began on 1 April 2026 and T and R follow it (Ministry of
 * Interior, December 2025).
 */
export const plateSeries = ['Q', 'T', 'R'] as const
export type PlateSeries = (typeof plateSeries)[number]

/** The filter by number of digits, as it is offered: the specification's 1, 2, 3 and `4+`, and after that its parts. */
export const plateDigits = ['1', '2', '3', '4+', '4', '5', '6'] as const
export type PlateDigits = (typeof plateDigits)[number]

/** The tags of a remarkable number, computed from its digits (`plateTags` in shared/rules). */
export const plateTagNames = [
  'same-digit',
  'repeating-pairs',
  'ladder',
  'mirror',
  'bookend',
  'round',
  'year',
  'few-digits',
] as const
export type PlateTag = (typeof plateTagNames)[number]

export const plateTagLabels: Record<PlateTag, Label> = {
  'same-digit': { en: 'Same digit', ar: 'رقم واحد مكرر' },
  'repeating-pairs': { en: 'Repeating pairs', ar: 'أزواج مكررة' },
  ladder: { en: 'Ladder', ar: 'تسلسل' },
  mirror: { en: 'Mirror', ar: 'مرآة' },
  bookend: { en: 'Bookend', ar: 'متطابق الطرفين' },
  round: { en: 'Round number', ar: 'أصفار' },
  year: { en: 'Year', ar: 'سنة' },
  'few-digits': { en: 'Two different digits', ar: 'رقمان فقط' },
}
