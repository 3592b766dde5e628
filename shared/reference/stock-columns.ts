import type { Label } from '#shared/constants/market.ts'
import type { CarDraft, ListingStatus } from '#shared/schemas/listing.ts'
import { ownerLabels, serviceLabels } from './evidence.ts'
import { missingAnswers } from '#shared/rules/listing.ts'
import type { Availability } from '#shared/rules/availability.ts'

/** The labels of yes and no in a stock file. */
export const yesNoLabels: Record<'yes' | 'no', Label> = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
}

/** The labels of an availability in a stock file. */
export const stockAvailabilityLabels: Record<Availability, Label> = {
  AVAILABLE: { en: 'Available', ar: 'متاحة' },
  RESERVED: { en: 'Reserved', ar: 'محجوزة' },
  SOLD: { en: 'Sold', ar: 'مباعة' },
  PAUSED: { en: 'Paused', ar: 'متوقفة مؤقتًا' },
}

/** The labels of a listing's status in a stock file. */
export const stockStatusLabels: Record<ListingStatus, Label> = {
  DRAFT: { en: 'Draft', ar: 'مسودة' },
  PENDING: { en: 'Under review', ar: 'قيد المراجعة' },
  APPROVED: { en: 'Published', ar: 'منشور' },
  REJECTED: { en: 'Rejected', ar: 'مرفوض' },
}

/** The answers that a stock file has: who made a report says nothing without the report. */
export type StockAnswer = Exclude<keyof CarDraft, 'inspectedBy'>

/**
 * The field of a column in a dealer's stock file: an answer about the car, the dealer's number of it, its photos' file names, or
 * the state of its listing.
 */
export type StockField = StockAnswer | 'stockNumber' | 'photos' | 'status' | 'availability'

/**
 * A column; `en` and `ar` are its headers. `aliases` are further headers that are understood, where letter case, spaces,
 * punctuation and the spellings that the search folds by itself do not count. `example` is a cell as one may write it.
 */
type StockColumn = Label & { field: StockField; aliases: readonly string[]; example: Label }

/** Separates the parts of a cell that lists several: features, photos. Commas and semicolons separate too where none is in it. */
export const stockListSeparator = '|'

/** The columns of a dealer's stock file, in the order of the template and of an export. */
export const stockColumns: readonly StockColumn[] = [
  {
    field: 'stockNumber',
    en: 'Stock number',
    ar: 'رقم المخزون',
    aliases: [
      'Stock',
      'Stock no',
      'Stock #',
      'Stock ID',
      'Ref',
      'Ref no',
      'Reference',
      'Reference number',
      'Internal number',
      'رقم السيارة',
      'رقم الستوك',
      'الرقم المرجعي',
      'المرجع',
      'الرقم الداخلي',
    ],
    example: { en: 'A-1001', ar: 'A-1001' },
  },
  {
    field: 'make',
    en: 'Make',
    ar: 'الماركة',
    aliases: ['Brand', 'Manufacturer', 'الشركة المصنعة', 'ماركة', 'الشركة', 'الصانع', 'نوع السيارة'],
    example: { en: 'Toyota', ar: 'تويوتا' },
  },
  {
    field: 'model',
    en: 'Model',
    ar: 'الموديل',
    aliases: ['Model name', 'موديل', 'الطراز', 'طراز'],
    example: { en: 'Land Cruiser', ar: 'لاند كروزر' },
  },
  {
    field: 'variant',
    en: 'Variant',
    ar: 'الفئة',
    aliases: ['Trim', 'Grade', 'Version', 'فئة', 'الدرجة'],
    example: { en: 'GXR', ar: 'GXR' },
  },
  {
    field: 'year',
    en: 'Year',
    ar: 'سنة الصنع',
    aliases: ['Model year', 'MY', 'Manufacture year', 'السنة', 'سنة', 'سنة الموديل', 'سنة التصنيع'],
    example: { en: '2021', ar: '2021' },
  },
  {
    field: 'mileage',
    en: 'Mileage (km)',
    ar: 'الممشى (كم)',
    aliases: [
      'Mileage',
      'Kilometers',
      'Kilometres',
      'KM',
      'KMs',
      'Odometer',
      'Mileage in km',
      'العداد',
      'العداد (كم)',
      'الممشى',
      'ممشى',
      'المسافة المقطوعة',
      'كيلومترات',
      'عدد الكيلومترات',
      'قراءة العداد',
      'كم',
    ],
    example: { en: '62000', ar: '62000' },
  },
  {
    field: 'priceQAR',
    en: 'Price (QAR)',
    ar: 'السعر (ر.ق)',
    aliases: [
      'Price',
      'Price in QAR',
      'Asking price',
      'Selling price',
      'Price QR',
      'السعر',
      'سعر',
      'السعر بالريال',
      'السعر بالريال القطري',
      'سعر البيع',
      'السعر المطلوب',
    ],
    example: { en: '245000', ar: '245000' },
  },
  {
    field: 'bodyType',
    en: 'Body type',
    ar: 'نوع الهيكل',
    aliases: ['Body', 'Body style', 'الهيكل', 'شكل الهيكل', 'نوع البدي'],
    example: { en: 'SUV', ar: 'إس يو في' },
  },
  {
    field: 'fuelType',
    en: 'Fuel type',
    ar: 'نوع الوقود',
    aliases: ['Fuel', 'الوقود', 'وقود'],
    example: { en: 'Petrol', ar: 'بنزين' },
  },
  {
    field: 'transmission',
    en: 'Transmission',
    ar: 'ناقل الحركة',
    aliases: ['Gearbox', 'Gear', 'القير', 'الجير', 'علبة التروس', 'نوع القير'],
    example: { en: 'Automatic', ar: 'أوتوماتيك' },
  },
  {
    field: 'engineSize',
    en: 'Engine size',
    ar: 'سعة المحرك',
    aliases: ['Engine', 'Engine capacity', 'CC', 'المحرك', 'حجم المحرك', 'المكينة'],
    example: { en: '4.0L V6', ar: '4.0L V6' },
  },
  {
    field: 'cylinders',
    en: 'Cylinders',
    ar: 'عدد السلندرات',
    aliases: [
      'Cylinder',
      'No of cylinders',
      'Number of cylinders',
      'Cyl',
      'عدد الأسطوانات',
      'الأسطوانات',
      'سلندر',
      'السلندرات',
    ],
    example: { en: '6', ar: '6' },
  },
  {
    field: 'driveType',
    en: 'Drive type',
    ar: 'نظام الدفع',
    aliases: ['Drive', 'Drivetrain', 'Drive train', 'Wheel drive', 'الدفع', 'نوع الدفع'],
    example: { en: '4×4', ar: 'دفع رباعي' },
  },
  {
    field: 'seats',
    en: 'Seats',
    ar: 'عدد المقاعد',
    aliases: ['Number of seats', 'No of seats', 'Seating capacity', 'المقاعد', 'الركاب', 'عدد الركاب'],
    example: { en: '7', ar: '7' },
  },
  {
    field: 'doors',
    en: 'Doors',
    ar: 'عدد الأبواب',
    aliases: ['Number of doors', 'No of doors', 'الأبواب', 'أبواب'],
    example: { en: '5', ar: '5' },
  },
  {
    field: 'color',
    en: 'Colour',
    ar: 'اللون',
    aliases: ['Color', 'Exterior colour', 'Exterior color', 'Paint', 'لون', 'اللون الخارجي', 'لون السيارة'],
    example: { en: 'Pearl', ar: 'لؤلؤي' },
  },
  {
    field: 'condition',
    en: 'Condition',
    ar: 'الحالة',
    aliases: ['State', 'Car condition', 'حالة السيارة', 'حالة'],
    example: { en: 'Excellent', ar: 'ممتازة' },
  },
  {
    field: 'city',
    en: 'City',
    ar: 'المدينة',
    aliases: ['Location', 'مدينة', 'الموقع'],
    example: { en: 'Doha', ar: 'الدوحة' },
  },
  {
    field: 'area',
    en: 'Area',
    ar: 'المنطقة',
    aliases: ['District', 'Neighbourhood', 'Neighborhood', 'الحي', 'منطقة'],
    example: { en: 'Al Sadd', ar: 'السد' },
  },
  {
    field: 'isGCCSpec',
    en: 'GCC specs',
    ar: 'مواصفات خليجية',
    aliases: ['GCC', 'GCC spec', 'Gulf specs', 'Gulf spec', 'خليجي', 'خليجية', 'المواصفات الخليجية'],
    example: { en: 'Yes', ar: 'نعم' },
  },
  {
    field: 'hasWarranty',
    en: 'Warranty',
    ar: 'الضمان',
    aliases: ['Under warranty', 'Has warranty', 'ضمان', 'تحت الضمان'],
    example: { en: 'No', ar: 'لا' },
  },
  {
    field: 'isAccidentFree',
    en: 'Accident-free',
    ar: 'خالية من الحوادث',
    aliases: ['No accidents', 'بدون حوادث', 'خالي من الحوادث'],
    example: { en: 'Yes', ar: 'نعم' },
  },
  {
    field: 'isPriceFixed',
    en: 'Price is fixed',
    ar: 'السعر نهائي',
    aliases: ['Fixed price', 'Firm price', 'Not negotiable', 'سعر ثابت', 'السعر ثابت', 'غير قابل للتفاوض'],
    example: { en: 'No', ar: 'لا' },
  },
  {
    field: 'owners',
    en: 'Owners',
    ar: 'عدد الملاك',
    aliases: ['Number of owners', 'No of owners', 'Ownership', 'الملاك', 'المالك', 'عدد المالكين'],
    example: ownerLabels['1'],
  },
  {
    field: 'serviceHistory',
    en: 'Service history',
    ar: 'سجل الصيانة',
    aliases: [
      'Service',
      'Service record',
      'Maintenance',
      'Service book',
      'الصيانة',
      'صيانة',
      'تاريخ الصيانة',
      'دفتر الصيانة',
    ],
    example: serviceLabels.Agency,
  },
  {
    field: 'istimaraUntil',
    en: 'Istimara valid until',
    ar: 'الاستمارة سارية حتى',
    aliases: [
      'Istimara',
      'Istimara expiry',
      'Registration expiry',
      'Registration valid until',
      'Reg expiry',
      'الاستمارة',
      'انتهاء الاستمارة',
      'تاريخ انتهاء الاستمارة',
      'تجديد الاستمارة',
    ],
    example: { en: '2027-03', ar: '2027-03' },
  },
  {
    field: 'fahesAt',
    en: 'Fahes inspection',
    ar: 'الفحص الفني',
    aliases: [
      'Fahes',
      'Inspection',
      'Inspected',
      'Last inspection',
      'الفحص',
      'فحص',
      'تاريخ الفحص',
      'آخر فحص',
    ],
    example: { en: '2026-09', ar: '2026-09' },
  },
  {
    field: 'vin',
    en: 'Chassis number (VIN)',
    ar: 'رقم الشاصي',
    aliases: [
      'VIN',
      'Chassis number',
      'Chassis no',
      'Chassis',
      'VIN number',
      'Vehicle identification number',
      'رقم الهيكل',
      'الشاصي',
      'رقم الشاسيه',
      'رقم القاعدة',
      'رقم الشاصي (VIN)',
    ],
    example: { en: 'JTMHX01J9K4123456', ar: 'JTMHX01J9K4123456' },
  },
  {
    field: 'features',
    en: 'Features',
    ar: 'المزايا',
    aliases: ['Options', 'Equipment', 'Extras', 'المواصفات', 'الإضافات', 'التجهيزات', 'الكماليات'],
    example: { en: 'Leather seats | Sunroof | Rear camera', ar: 'مقاعد جلد | فتحة سقف | كاميرا خلفية' },
  },
  {
    field: 'description',
    en: 'Description',
    ar: 'الوصف',
    // A column of notes or comments is for a dealership's own eyes.
    aliases: ['Details', 'وصف', 'التفاصيل'],
    example: { en: 'One owner, serviced by the agency.', ar: 'مالك واحد، صيانة الوكالة.' },
  },
  {
    field: 'secondDescription',
    en: 'Description in the other language',
    ar: 'الوصف باللغة الأخرى',
    aliases: [
      'Second description',
      'Description 2',
      'Arabic description',
      'Description (Arabic)',
      'Description AR',
      'الوصف بالعربي',
      'الوصف بالعربية',
      'الوصف بالإنجليزي',
      'الوصف بالإنجليزية',
    ],
    example: { en: 'مالك واحد، صيانة الوكالة.', ar: 'One owner, serviced by the agency.' },
  },
  {
    field: 'photos',
    en: 'Photos',
    ar: 'الصور',
    aliases: ['Photo', 'Images', 'Pictures', 'Photo files', 'صور', 'ملفات الصور', 'أسماء الصور'],
    example: { en: 'A-1001-1.jpg | A-1001-2.jpg', ar: 'A-1001-1.jpg | A-1001-2.jpg' },
  },
  {
    field: 'status',
    en: 'Status',
    ar: 'حالة الإعلان',
    aliases: ['Listing status', 'Publication', 'النشر', 'حالة النشر'],
    example: stockStatusLabels.APPROVED,
  },
  {
    field: 'availability',
    en: 'Availability',
    ar: 'التوفر',
    aliases: ['Available', 'Sale status', 'متوفرة', 'حالة التوفر', 'حالة البيع'],
    example: stockAvailabilityLabels.AVAILABLE,
  },
]

/**
 * The columns of our own files beside those of the cars: what an export tells of each, and why a row was refused. An import reads none but
 * the link, which says whose row it is.
 */
export const stockNotes: Record<'views' | 'contacts' | 'link' | 'problem', Label> = {
  views: { en: 'Views', ar: 'المشاهدات' },
  contacts: { en: 'Contacts', ar: 'مرات التواصل' },
  link: { en: 'Link', ar: 'الرابط' },
  problem: { en: 'What to fix', ar: 'ما يجب تصحيحه' },
}

/**
 * The fields without which a new car cannot be published. The column of stock numbers must be in every file; the others may be
 * missing in one that only changes cars of the stock, such as a price list.
 */
export const stockFieldsToPublish: readonly StockField[] = ['stockNumber', ...missingAnswers({})]
