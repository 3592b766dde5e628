import type { Label } from '#shared/constants/market.ts'

/** What a photo of a car shows, in the order in which buyers go round a car. */
export const photoKinds = [
  'outside',
  'inside',
  'dashboard',
  'engine',
  'wheels',
  'boot',
  'paint',
  'underbody',
] as const
export type PhotoKind = (typeof photoKinds)[number]

/** Gulf terms: جنوط for rims, صبغ for paint, عداد for the dials. */
export const photoKindLabels: Record<PhotoKind, Label> = {
  outside: { en: 'Outside', ar: 'من الخارج' },
  inside: { en: 'Inside', ar: 'من الداخل' },
  dashboard: { en: 'Dashboard', ar: 'العدادات' },
  engine: { en: 'Engine', ar: 'المحرك' },
  wheels: { en: 'Wheels and tyres', ar: 'الجنوط والإطارات' },
  boot: { en: 'Boot', ar: 'الصندوق الخلفي' },
  paint: { en: 'Paint and marks', ar: 'الصبغ والخدوش' },
  underbody: { en: 'Underbody', ar: 'أسفل السيارة' },
}
