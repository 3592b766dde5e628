import type { Label } from '#shared/constants/market.ts'

export const featureGroups = ['comfort', 'technology', 'safety', 'exterior'] as const
export type FeatureGroup = (typeof featureGroups)[number]

export const featureGroupLabels: Record<FeatureGroup, Label> = {
  comfort: { en: 'Comfort', ar: 'الراحة' },
  technology: { en: 'Technology', ar: 'التقنية' },
  safety: { en: 'Safety', ar: 'السلامة' },
  exterior: { en: 'Exterior', ar: 'المظهر الخارجي' },
}

/** A piece of equipment. `key` is what a listing stores. */
export type Feature = Label & { key: string; group: FeatureGroup }

export const features: readonly Feature[] = [
  { key: 'leather-seats', group: 'comfort', en: 'Leather seats', ar: 'مقاعد جلد' },
  { key: 'electric-seats', group: 'comfort', en: 'Electric seats', ar: 'مقاعد كهربائية' },
  { key: 'memory-seats', group: 'comfort', en: 'Memory seats', ar: 'ذاكرة مقاعد' },
  { key: 'cooled-seats', group: 'comfort', en: 'Cooled seats', ar: 'تبريد مقاعد' },
  { key: 'heated-seats', group: 'comfort', en: 'Heated seats', ar: 'تدفئة مقاعد' },
  { key: 'massage-seats', group: 'comfort', en: 'Massage seats', ar: 'مساج مقاعد' },
  { key: 'third-row', group: 'comfort', en: 'Third row of seats', ar: 'صف ثالث' },
  { key: 'climate-control', group: 'comfort', en: 'Automatic climate control', ar: 'مكيف أوتوماتيك' },
  { key: 'rear-ac', group: 'comfort', en: 'Rear air conditioning', ar: 'مكيف خلفي' },
  { key: 'sunroof', group: 'comfort', en: 'Sunroof', ar: 'فتحة سقف' },
  { key: 'panoramic-roof', group: 'comfort', en: 'Panoramic roof', ar: 'سقف بانوراما' },
  { key: 'keyless-entry', group: 'comfort', en: 'Keyless entry', ar: 'دخول بدون مفتاح' },
  { key: 'push-start', group: 'comfort', en: 'Push-button start', ar: 'تشغيل بصمة' },
  { key: 'remote-start', group: 'comfort', en: 'Remote start', ar: 'تشغيل عن بعد' },
  { key: 'power-tailgate', group: 'comfort', en: 'Power tailgate', ar: 'صندوق خلفي كهربائي' },
  { key: 'cool-box', group: 'comfort', en: 'Cool box', ar: 'ثلاجة' },
  { key: 'cruise-control', group: 'comfort', en: 'Cruise control', ar: 'مثبت سرعة' },
  { key: 'navigation', group: 'technology', en: 'Navigation', ar: 'نظام ملاحة' },
  { key: 'touchscreen', group: 'technology', en: 'Touchscreen', ar: 'شاشة لمس' },
  { key: 'apple-carplay', group: 'technology', en: 'Apple CarPlay', ar: 'أبل كاربلاي' },
  { key: 'android-auto', group: 'technology', en: 'Android Auto', ar: 'أندرويد أوتو' },
  { key: 'bluetooth', group: 'technology', en: 'Bluetooth', ar: 'بلوتوث' },
  { key: 'wireless-charging', group: 'technology', en: 'Wireless charging', ar: 'شاحن لاسلكي' },
  { key: 'premium-audio', group: 'technology', en: 'Premium sound system', ar: 'نظام صوت فاخر' },
  { key: 'digital-cluster', group: 'technology', en: 'Digital instrument cluster', ar: 'عدادات ديجيتال' },
  { key: 'head-up-display', group: 'technology', en: 'Head-up display', ar: 'عرض على الزجاج الأمامي' },
  { key: 'rear-screens', group: 'technology', en: 'Rear screens', ar: 'شاشات خلفية' },
  { key: 'ambient-lighting', group: 'technology', en: 'Ambient lighting', ar: 'إضاءة داخلية ملونة' },
  { key: 'rear-camera', group: 'safety', en: 'Rear camera', ar: 'كاميرا خلفية' },
  { key: 'surround-camera', group: 'safety', en: '360° camera', ar: 'كاميرا 360 درجة' },
  { key: 'parking-sensors', group: 'safety', en: 'Parking sensors', ar: 'حساسات اصطفاف' },
  { key: 'self-parking', group: 'safety', en: 'Self-parking', ar: 'اصطفاف ذاتي' },
  {
    key: 'adaptive-cruise',
    group: 'safety',
    en: 'Adaptive cruise control (radar)',
    ar: 'مثبت سرعة مع رادار',
  },
  { key: 'blind-spot-monitor', group: 'safety', en: 'Blind spot monitor', ar: 'مراقبة النقطة العمياء' },
  { key: 'lane-assist', group: 'safety', en: 'Lane keeping assist', ar: 'مساعد الحفاظ على المسار' },
  { key: 'emergency-braking', group: 'safety', en: 'Automatic emergency braking', ar: 'فرملة طوارئ تلقائية' },
  { key: 'airbags', group: 'safety', en: 'Front and side airbags', ar: 'وسائد هوائية أمامية وجانبية' },
  { key: 'stability-control', group: 'safety', en: 'Stability control', ar: 'مانع انزلاق' },
  { key: 'tyre-pressure-monitor', group: 'safety', en: 'Tyre pressure monitor', ar: 'حساس ضغط الإطارات' },
  { key: 'isofix', group: 'safety', en: 'ISOFIX child seat mounts', ar: 'تثبيت مقعد أطفال ISOFIX' },
  { key: 'four-wheel-drive', group: 'exterior', en: 'Four-wheel drive', ar: 'دفع رباعي (دبل)' },
  { key: 'diff-lock', group: 'exterior', en: 'Differential lock', ar: 'دفلوك' },
  { key: 'led-headlights', group: 'exterior', en: 'LED headlights', ar: 'ليتات LED' },
  { key: 'fog-lights', group: 'exterior', en: 'Fog lights', ar: 'كشافات ضباب' },
  { key: 'alloy-wheels', group: 'exterior', en: 'Alloy wheels', ar: 'رنجات ألمنيوم' },
  { key: 'side-steps', group: 'exterior', en: 'Side steps', ar: 'دواسات جانبية' },
  { key: 'roof-rails', group: 'exterior', en: 'Roof rails', ar: 'قضبان سقف' },
  { key: 'tow-hook', group: 'exterior', en: 'Tow hook', ar: 'خطاف سحب' },
  { key: 'tinted-windows', group: 'exterior', en: 'Tinted windows', ar: 'زجاج مخفي' },
  { key: 'paint-protection', group: 'exterior', en: 'Paint protection film', ar: 'حماية صبغ' },
]
