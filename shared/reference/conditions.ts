import type { SearchWords } from './words.ts'

export const conditions = ['Excellent', 'Very Good', 'Good', 'Fair', 'New', 'Used', 'Certified'] as const
export type Condition = (typeof conditions)[number]

export const conditionWords: Record<Condition, SearchWords> = {
  Excellent: { en: 'Excellent', ar: 'ممتازة', synonyms: ['ممتاز', 'نظيفة', 'نظيف', 'حالة الوكالة'] },
  'Very Good': { en: 'Very Good', ar: 'جيدة جدًا', synonyms: ['جيد جدا'] },
  Good: { en: 'Good', ar: 'جيدة', synonyms: ['جيد'] },
  Fair: { en: 'Fair', ar: 'مقبولة', synonyms: ['مقبول'] },
  New: { en: 'New', ar: 'جديدة', synonyms: ['brand new', 'zero', 'جديد', 'زيرو', 'صفر'] },
  Used: { en: 'Used', ar: 'مستعملة', synonyms: ['second hand', 'pre-owned', 'مستعمل'] },
  Certified: { en: 'Certified', ar: 'معتمدة', synonyms: ['certified pre-owned', 'cpo', 'معتمد'] },
}
