import { counted } from '#shared/rules/ar-counted.ts'
import type { CarFacts, CarWords, ResultFacts } from './words.ts'

const cars = (count: number): string =>
  counted(count, {
    zero: 'لا توجد سيارات',
    one: 'سيارة واحدة',
    two: 'سيارتان',
    few: '# سيارات',
    many: '# سيارة',
    other: '# سيارة',
  })

const carTitle = ({ name, price, availability }: CarFacts): string =>
  ({
    AVAILABLE: `${name} بسعر ${price}`,
    RESERVED: `${name} بسعر ${price} (محجوزة)`,
    SOLD: `${name} (مباعة)`,
    PAUSED: `${name} (غير معروضة حاليًا)`,
  })[availability]

const offered = { AVAILABLE: 'للبيع', RESERVED: 'محجوزة', SOLD: 'مباعة', PAUSED: 'غير معروضة حاليًا' }

const resultTitle = ({ make, model, bodyType, city, page }: ResultFacts): string => {
  const names = [make, model, bodyType].filter(Boolean).join(' ')
  // A make alone says that it is about cars; a body type does not.
  const things = bodyType || !names ? ['سيارات', names].filter(Boolean).join(' ') : names
  return `${things} للبيع في ${city ?? 'قطر'}${page > 1 ? `، صفحة ${page}` : ''}`
}

export const arCars: CarWords = {
  car: (facts) => ({
    title: carTitle(facts),
    description: `${offered[facts.availability]} في ${facts.city} ${facts.dealer ? `لدى ${facts.dealer}` : 'من بائع فرد'}: ${facts.facts.join('، ')}.`,
  }),
  labels: {
    make: 'الماركة',
    model: 'الموديل',
    variant: 'الفئة',
    year: 'سنة الصنع',
    mileage: 'الممشى',
    bodyType: 'نوع الهيكل',
    fuelType: 'الوقود',
    transmission: 'ناقل الحركة',
    engineSize: 'المحرك',
    cylinders: 'السلندرات',
    driveType: 'نظام الدفع',
    seats: 'المقاعد',
    doors: 'الأبواب',
    color: 'اللون',
    condition: 'الحالة',
    city: 'المدينة',
    isGCCSpec: 'مواصفات خليجية',
    hasWarranty: 'تحت الضمان',
    isAccidentFree: 'خالية من الحوادث',
    isPriceFixed: 'السعر نهائي',
    owners: 'الملاك',
    serviceHistory: 'سجل الصيانة',
    istimaraUntil: 'الاستمارة سارية حتى',
    fahesAt: 'اجتازت الفحص الفني في',
    inspectionReport: 'تقرير الفحص',
    features: 'المزايا',
    about: 'الوصف',
    seller: 'البائع',
    privateSeller: 'بائع فرد',
  },
  told: 'نص مكتوب تلقائيًا من بيانات هذا الإعلان.',
  onlyOther: 'كتبه البائع بالإنجليزية',
  alsoOther: 'كتب البائع بالإنجليزية أيضًا',
  yes: 'نعم',
  onRequest: 'عند الطلب',
  availability: { RESERVED: 'محجوزة', SOLD: 'مباعة', PAUSED: 'متوقفة مؤقتًا' },
  results: (facts) => ({
    title: resultTitle(facts),
    description:
      facts.total === 0
        ? 'لا توجد سيارات مطابقة حاليًا، وهناك سيارات أخرى معروضة للبيع.'
        : `${cars(facts.total)} من معارض موثّقة وبائعين أفراد في ${facts.city ?? 'قطر'}، بالصور والأسعار والتفاصيل.`,
  }),
  cars,
  by: {
    make: 'السيارات حسب الماركة',
    model: 'السيارات حسب الموديل',
    bodyType: 'السيارات حسب نوع الهيكل',
    city: 'السيارات حسب المدينة',
  },
  featured: 'سيارات مميّزة',
}
