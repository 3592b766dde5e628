import type { Label } from '#shared/constants/market.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'

/** Gulf terms: رنجات for rims, صبغ for paint, عداد for the dials. */
export const photoKindLabels: Record<PhotoKind, Label> = {
  outside: { en: 'Outside', ar: 'من الخارج' },
  inside: { en: 'Inside', ar: 'من الداخل' },
  dashboard: { en: 'Dashboard', ar: 'العدادات' },
  engine: { en: 'Engine', ar: 'المحرك' },
  wheels: { en: 'Wheels and tyres', ar: 'الرنجات والإطارات' },
  boot: { en: 'Boot', ar: 'الصندوق الخلفي' },
  paint: { en: 'Paint and marks', ar: 'الصبغ والخدوش' },
  underbody: { en: 'Underbody', ar: 'أسفل السيارة' },
}
