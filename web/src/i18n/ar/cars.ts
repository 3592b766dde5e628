import type en from '../en/cars.ts'
import type { Translation } from '../messages.ts'

export default {
  verifiedDealer: 'معرض موثّق',
  confirmedPhone: 'هاتف مؤكَّد',
  confirmedEmail: 'بريد مؤكَّد',
  privateSeller: 'بائع فرد',
  featured: 'مميّزة',
  priceDropped: 'انخفض السعر',
  RESERVED: 'محجوزة',
  SOLD: 'مباعة',
  PAUSED: 'موقوفة',
  photo: 'صورة {title}',
  photoBefore: 'الصورة السابقة',
  photoAfter: 'الصورة التالية',
  noPhoto: 'لا توجد صورة بعد',
  photoCount: {
    zero: 'بلا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{count} صور',
    many: '{count} صورة',
    other: '{count} صورة',
  },
  save: 'حفظ {title}',
  compare: 'مقارنة {title}',
  'compare.remove': 'إزالة من المقارنة',
  signInToSave: 'سجّل الدخول لحفظ السيارات في المفضلة.',
  saveFailed: 'تعذّر تحديث المفضلة',
  error: 'خطأ',
} as const satisfies Translation<typeof en>
