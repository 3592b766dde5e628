import type { SearchWords } from './words.ts'

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
export const colorWords: Record<Color, SearchWords & { hex: string }> = {
  White: { en: 'White', ar: 'أبيض', synonyms: ['بيضاء', 'بيضا'], hex: '#ffffff' },
  Pearl: { en: 'Pearl', ar: 'لؤلؤي', synonyms: ['pearl white', 'أبيض لؤلؤي', 'لؤلؤية'], hex: '#f1ece0' },
  Black: { en: 'Black', ar: 'أسود', synonyms: ['سوداء', 'سودا'], hex: '#141416' },
  Silver: { en: 'Silver', ar: 'فضي', synonyms: ['فضية', 'سلفر'], hex: '#c5c8cc' },
  Grey: { en: 'Grey', ar: 'رمادي', synonyms: ['gray', 'رمادية'], hex: '#8a8d91' },
  'Dark Grey': {
    en: 'Dark Grey',
    ar: 'رصاصي',
    synonyms: ['dark gray', 'charcoal', 'gunmetal', 'رصاصية', 'رمادي غامق'],
    hex: '#4a4d52',
  },
  Red: { en: 'Red', ar: 'أحمر', synonyms: ['حمراء', 'حمرا'], hex: '#b3202a' },
  Maroon: { en: 'Maroon', ar: 'عنابي', synonyms: ['burgundy', 'عنابية', 'خمري'], hex: '#6d1a2d' },
  Blue: { en: 'Blue', ar: 'أزرق', synonyms: ['زرقاء', 'زرقا'], hex: '#2459a6' },
  Navy: { en: 'Navy', ar: 'كحلي', synonyms: ['dark blue', 'كحلية', 'أزرق غامق'], hex: '#1a2742' },
  Brown: { en: 'Brown', ar: 'بني', synonyms: ['bronze', 'بنية', 'برونزي'], hex: '#5c4032' },
  Beige: { en: 'Beige', ar: 'بيج', synonyms: ['sand', 'cream', 'رملي', 'كريمي'], hex: '#d6c6a8' },
  Gold: { en: 'Gold', ar: 'ذهبي', synonyms: ['golden', 'champagne', 'ذهبية', 'شامبين'], hex: '#b99a5b' },
  Green: { en: 'Green', ar: 'أخضر', synonyms: ['خضراء', 'خضرا'], hex: '#2f6b46' },
  Olive: { en: 'Olive', ar: 'زيتي', synonyms: ['olive green', 'زيتية'], hex: '#5b5d37' },
  Orange: { en: 'Orange', ar: 'برتقالي', synonyms: ['برتقالية'], hex: '#d9661f' },
  Yellow: { en: 'Yellow', ar: 'أصفر', synonyms: ['صفراء', 'صفرا'], hex: '#e8c02c' },
  Purple: { en: 'Purple', ar: 'بنفسجي', synonyms: ['violet', 'بنفسجية', 'موف'], hex: '#5a3a78' },
}
