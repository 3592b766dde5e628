import type { Words } from './words.ts'

export const businessTypes = [
  'Car Dealership',
  'Auto Trading Company',
  'Car Showroom',
  'Multi-Brand Dealer',
  'Luxury Car Dealer',
  'Used Car Dealer',
  'Car Import/Export',
  'Auto Parts & Cars',
  'Other',
] as const
export type BusinessType = (typeof businessTypes)[number]

export const businessTypeWords: Record<BusinessType, Words> = {
  'Car Dealership': { en: 'Car Dealership', ar: 'وكالة سيارات' },
  'Auto Trading Company': { en: 'Auto Trading Company', ar: 'شركة تجارة سيارات' },
  'Car Showroom': { en: 'Car Showroom', ar: 'معرض سيارات' },
  'Multi-Brand Dealer': { en: 'Multi-Brand Dealer', ar: 'معرض متعدد الماركات' },
  'Luxury Car Dealer': { en: 'Luxury Car Dealer', ar: 'معرض سيارات فاخرة' },
  'Used Car Dealer': { en: 'Used Car Dealer', ar: 'معرض سيارات مستعملة' },
  'Car Import/Export': { en: 'Car Import/Export', ar: 'استيراد وتصدير سيارات' },
  'Auto Parts & Cars': { en: 'Auto Parts & Cars', ar: 'سيارات وقطع غيار' },
  Other: { en: 'Other', ar: 'أخرى' },
}
