import type { CountryCode } from './countries.ts'
import type { Label } from '#shared/constants/market.ts'

/** The cities a listing in Qatar can name. */
export const cityNames = [
  'Doha',
  'Al Rayyan',
  'Al Wakrah',
  'Umm Salal',
  'Al Khor',
  'Al Shamal',
  'Al Daayen',
  'Al Shahaniya',
  'Lusail',
  'Mesaieed',
  'Dukhan',
] as const
export type CityName = (typeof cityNames)[number]

/** Where a dealership is that has not said yet. */
export const homeCity: CityName = 'Doha'

export const cityLabels: Record<CityName, Label> = {
  Doha: { en: 'Doha', ar: 'الدوحة' },
  'Al Rayyan': { en: 'Al Rayyan', ar: 'الريان' },
  'Al Wakrah': { en: 'Al Wakrah', ar: 'الوكرة' },
  'Umm Salal': { en: 'Umm Salal', ar: 'أم صلال' },
  'Al Khor': { en: 'Al Khor', ar: 'الخور' },
  'Al Shamal': { en: 'Al Shamal', ar: 'الشمال' },
  // The municipality itself writes الظعاين, many of its people الضعاين.
  'Al Daayen': { en: 'Al Daayen', ar: 'الضعاين' },
  'Al Shahaniya': {
    en: 'Al Shahaniya',
    ar: 'الشحانية',
  },
  Lusail: { en: 'Lusail', ar: 'لوسيل' },
  Mesaieed: { en: 'Mesaieed', ar: 'مسيعيد' },
  Dukhan: { en: 'Dukhan', ar: 'دخان' },
}

export const municipalitySlugs = [
  'doha',
  'al-rayyan',
  'al-wakrah',
  'umm-salal',
  'al-khor',
  'al-shamal',
  'al-daayen',
  'al-shahaniya',
] as const
export type MunicipalitySlug = (typeof municipalitySlugs)[number]

/** One of Qatar's eight municipalities, with the cities within it that a listing names apart. */
export type Municipality = Label & { slug: MunicipalitySlug; cities: readonly CityName[] }

export const municipalities: readonly Municipality[] = [
  { slug: 'doha', en: 'Doha', ar: 'الدوحة', cities: ['Doha'] },
  { slug: 'al-rayyan', en: 'Al Rayyan', ar: 'الريان', cities: ['Al Rayyan'] },
  { slug: 'al-wakrah', en: 'Al Wakrah', ar: 'الوكرة', cities: ['Al Wakrah', 'Mesaieed'] },
  { slug: 'umm-salal', en: 'Umm Salal', ar: 'أم صلال', cities: ['Umm Salal'] },
  { slug: 'al-khor', en: 'Al Khor and Al Thakhira', ar: 'الخور والذخيرة', cities: ['Al Khor'] },
  { slug: 'al-shamal', en: 'Al Shamal', ar: 'الشمال', cities: ['Al Shamal'] },
  { slug: 'al-daayen', en: 'Al Daayen', ar: 'الضعاين', cities: ['Al Daayen', 'Lusail'] },
  { slug: 'al-shahaniya', en: 'Al Shahaniya', ar: 'الشحانية', cities: ['Al Shahaniya', 'Dukhan'] },
]

/** The main cities of the six countries, by country code, in the order a selector shows them. */
export const citiesByCountry: Record<CountryCode, readonly Label[]> = {
  QA: /* @__PURE__ */ cityNames.map((name) => ({ en: name, ar: cityLabels[name].ar })),
  AE: [
    { en: 'Dubai', ar: 'دبي' },
    { en: 'Abu Dhabi', ar: 'أبوظبي' },
    { en: 'Sharjah', ar: 'الشارقة' },
    { en: 'Ajman', ar: 'عجمان' },
    { en: 'Al Ain', ar: 'العين' },
    { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
    { en: 'Fujairah', ar: 'الفجيرة' },
    { en: 'Umm Al Quwain', ar: 'أم القيوين' },
  ],
  SA: [
    { en: 'Riyadh', ar: 'الرياض' },
    { en: 'Jeddah', ar: 'جدة' },
    { en: 'Dammam', ar: 'الدمام' },
    { en: 'Makkah', ar: 'مكة المكرمة' },
    { en: 'Madinah', ar: 'المدينة المنورة' },
    { en: 'Al Khobar', ar: 'الخبر' },
    { en: 'Dhahran', ar: 'الظهران' },
    { en: 'Al Ahsa', ar: 'الأحساء' },
    { en: 'Jubail', ar: 'الجبيل' },
    { en: 'Taif', ar: 'الطائف' },
    { en: 'Buraidah', ar: 'بريدة' },
    { en: 'Hail', ar: 'حائل' },
    { en: 'Tabuk', ar: 'تبوك' },
    { en: 'Yanbu', ar: 'ينبع' },
    { en: 'Abha', ar: 'أبها' },
    { en: 'Khamis Mushait', ar: 'خميس مشيط' },
    { en: 'Jazan', ar: 'جازان' },
    { en: 'Najran', ar: 'نجران' },
  ],
  KW: [
    { en: 'Kuwait City', ar: 'مدينة الكويت' },
    { en: 'Hawally', ar: 'حولي' },
    { en: 'Salmiya', ar: 'السالمية' },
    { en: 'Farwaniya', ar: 'الفروانية' },
    { en: 'Jahra', ar: 'الجهراء' },
    { en: 'Ahmadi', ar: 'الأحمدي' },
    { en: 'Fahaheel', ar: 'الفحيحيل' },
    { en: 'Mubarak Al-Kabeer', ar: 'مبارك الكبير' },
  ],
  BH: [
    { en: 'Manama', ar: 'المنامة' },
    { en: 'Muharraq', ar: 'المحرق' },
    { en: 'Riffa', ar: 'الرفاع' },
    { en: 'Hamad Town', ar: 'مدينة حمد' },
    { en: 'Isa Town', ar: 'مدينة عيسى' },
    { en: 'Sitra', ar: 'سترة' },
    { en: 'Budaiya', ar: 'البديع' },
  ],
  OM: [
    { en: 'Muscat', ar: 'مسقط' },
    { en: 'Seeb', ar: 'السيب' },
    { en: 'Salalah', ar: 'صلالة' },
    { en: 'Sohar', ar: 'صحار' },
    { en: 'Nizwa', ar: 'نزوى' },
    { en: 'Sur', ar: 'صور' },
    { en: 'Barka', ar: 'بركاء' },
    { en: 'Ibri', ar: 'عبري' },
    { en: 'Rustaq', ar: 'الرستاق' },
    { en: 'Buraimi', ar: 'البريمي' },
  ],
}
