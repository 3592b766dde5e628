import { plateText, type PlateNumber } from '#shared/rules/plate-number.ts'

/** What a plate is called in one language: "Number plate Q 333". */
export const plateTitle = (plate: PlateNumber, language: 'en' | 'ar'): string =>
  `${language === 'ar' ? 'رقم اللوحة' : 'Number plate'} ${plateText(plate)}`
