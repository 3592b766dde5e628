import type { Label } from '#shared/constants/market.ts'

// Apart from the rest of the vocabulary: no first page names a colour.

export const colors = [
  'White',
  'Pearl',
  'Black',
  'Silver',
  'Grey',
  'Dark Grey',
  'Red',
  'Maroon',
  'Blue',
  'Navy',
  'Brown',
  'Beige',
  'Gold',
  'Green',
  'Olive',
  'Orange',
  'Yellow',
  'Purple',
] as const
export type Color = (typeof colors)[number]

/** `hex` is the swatch beside the name: car paint under daylight, not the pure screen colour. */
export const colorLabels: Record<Color, Label & { hex: string }> = {
  White: { en: 'White', ar: 'أبيض', hex: '#ffffff' },
  Pearl: { en: 'Pearl', ar: 'لؤلؤي', hex: '#f1ece0' },
  Black: { en: 'Black', ar: 'أسود', hex: '#141416' },
  Silver: { en: 'Silver', ar: 'فضي', hex: '#c5c8cc' },
  Grey: { en: 'Grey', ar: 'رمادي', hex: '#8a8d91' },
  'Dark Grey': {
    en: 'Dark Grey',
    ar: 'رصاصي',
    hex: '#4a4d52',
  },
  Red: { en: 'Red', ar: 'أحمر', hex: '#b3202a' },
  Maroon: { en: 'Maroon', ar: 'عنابي', hex: '#6d1a2d' },
  Blue: { en: 'Blue', ar: 'أزرق', hex: '#2459a6' },
  Navy: { en: 'Navy', ar: 'كحلي', hex: '#1a2742' },
  Brown: { en: 'Brown', ar: 'بني', hex: '#5c4032' },
  Beige: { en: 'Beige', ar: 'بيج', hex: '#d6c6a8' },
  Gold: { en: 'Gold', ar: 'ذهبي', hex: '#b99a5b' },
  Green: { en: 'Green', ar: 'أخضر', hex: '#2f6b46' },
  Olive: { en: 'Olive', ar: 'زيتي', hex: '#5b5d37' },
  Orange: { en: 'Orange', ar: 'برتقالي', hex: '#d9661f' },
  Yellow: { en: 'Yellow', ar: 'أصفر', hex: '#e8c02c' },
  Purple: { en: 'Purple', ar: 'بنفسجي', hex: '#5a3a78' },
}
