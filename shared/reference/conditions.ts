import type { Words } from './words.ts'

export const conditions = ['Excellent', 'Very Good', 'Good', 'Fair', 'New', 'Used', 'Certified'] as const
export type Condition = (typeof conditions)[number]

export const conditionWords: Record<Condition, Words> = {
  Excellent: { en: 'Excellent', ar: 'ممتازة' },
  'Very Good': { en: 'Very Good', ar: 'جيدة جدًا' },
  Good: { en: 'Good', ar: 'جيدة' },
  Fair: { en: 'Fair', ar: 'مقبولة' },
  New: { en: 'New', ar: 'جديدة' },
  Used: { en: 'Used', ar: 'مستعملة' },
  Certified: { en: 'Certified', ar: 'معتمدة' },
}
