import { homeTimeZone, productName, locales } from '#shared/constants/market.ts'
import { counted } from '#shared/rules/ar-counted.ts'
import { arCars } from './ar-cars.ts'
import { arValues } from './ar-values.ts'
import type { PageWords, PlateFacts } from './words.ts'

const title = ({ name, price, availability }: PlateFacts): string =>
  ({
    AVAILABLE: `${name} بسعر ${price}`,
    RESERVED: `${name} بسعر ${price} (محجوز)`,
    SOLD: `${name} (مباع)`,
    PAUSED: name,
  })[availability]

const offered = { AVAILABLE: 'للبيع', RESERVED: 'محجوزة', SOLD: 'بيعت', PAUSED: 'غير معروضة حاليًا' }

// Western digits, as on the site.
const number = (value: number): string => value.toLocaleString(locales.ar, { maximumFractionDigits: 0 })

export const ar: PageWords = {
  ...arCars,
  values: arValues,
  date: (instant) =>
    new Date(instant).toLocaleDateString(locales.ar, { dateStyle: 'long', timeZone: homeTimeZone }),
  brand: productName.ar,
  languageName: 'العربية',
  way: 'أنت هنا',
  pages: 'صفحات هذه القائمة',
  plain: {
    text: 'متصفحك لا يشغّل JavaScript هنا. يمكنك قراءة كل الإعلانات ومشاهدة صورها والتواصل مع البائع، أما البحث بالكلمات والحفظ وكتابة الرسائل فتحتاج إلى تشغيله.',
    part: 'بعض ما طلبته يحتاج إلى JavaScript، لذلك في هذه القائمة أكثر مما طلبت.',
    whole: 'افتح الصفحة الكاملة مع JavaScript',
  },
  contact: {
    title: 'تواصل مع البائع',
    call: 'اتصال',
    whatsApp: 'واتساب',
    message: 'لكتابة رسالة عبر موقع سيارة افتح الصفحة الكاملة بعد تشغيل JavaScript.',
    closed: 'البائع لا يستقبل مكالمات عن هذا الإعلان حاليًا.',
  },
  similarCars: 'سيارات مشابهة',
  similarPlates: 'لوحات بأرقام قريبة',
  direction: 'rtl',
  locale: 'ar_AR',
  price: (riyals) => `${number(riyals)} ر.ق`,
  kilometres: (kilometres) => `${number(kilometres)} كم`,
  menu: { home: 'الرئيسية', cars: 'السيارات', numberPlates: 'أرقام اللوحات', dealers: 'المعارض' },
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  home: {
    title: 'سيارات مستعملة في قطر',
    description: 'اعثر على سيارتك المناسبة في قطر: معارض موثّقة وبائعون أفراد وأسعار واضحة.',
  },
  plate: (facts) => ({
    title: title(facts),
    description:
      [`لوحة سيارة قطرية في ${facts.place}، ${offered[facts.availability]}`, ...facts.tags].join(' · ') + '.',
  }),
  plates: (page) => ({
    title: `أرقام اللوحات${page > 1 ? `، صفحة ${page}` : ''}`,
    description:
      'أرقام لوحات مميزة للبيع في قطر: ابحث بالنمط أو عدد الخانات أو السعر أو البلدية، وتواصل مع البائع.',
  }),
  dealers: {
    title: 'المعارض الموثّقة في قطر',
    description: 'معارض السيارات الموثّقة في قطر: سياراتها وأرقام هواتفها وعناوينها.',
  },
  dealer: (name, city, count) =>
    `${name}، معرض موثّق في ${city}${count > 0 ? `: ${arCars.cars(count)} للبيع` : ''}.`,
  phone: 'الهاتف',
  address: 'العنوان',
  hours: 'ساعات العمل',
  closed: 'مغلق',
  reviews: {
    title: 'التقييمات',
    summary: (count, rating) =>
      `${rating === null ? '' : `${rating} من 5، `}${counted(count, { zero: 'لا تقييمات', one: 'تقييم واحد', two: 'تقييمان', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' })}`,
    by: (stars, author) => `${stars} من 5، ${author ?? 'مشترٍ'}`,
    answer: 'رد المعرض',
  },
  texts: {
    app: {
      title: 'هذه الصفحة تحتاج إلى JavaScript',
      description:
        'تسجيل الدخول والبيع والرسائل والمحفوظات تعمل مع JavaScript فقط. السيارات واللوحات والمعارض والأسعار تُقرأ بدونها.',
    },
    sell: { title: 'بِع سيارتك', description: 'أعلن عن سيارتك في دقائق.' },
    insurance: {
      title: 'تأمين السيارات في قطر',
      description: 'شركات تأمين السيارات في قطر وتغطياتها وطرق التواصل معها، مع خمس نصائح.',
    },
    financing: {
      title: 'تمويل السيارات في قطر',
      description: 'البنوك وشركات تمويل السيارات في قطر: النسب وأعلى مبلغ وأطول مدة، مع ست نصائح.',
    },
    'safety-tips': {
      title: 'بِع واشترِ بأمان',
      description:
        'كيف تشتري سيارة أو تبيعها بأمان في قطر: ما الذي تتحقق منه، وعلامات الخطر، وحيل الدفع، وأرقام الطوارئ.',
    },
    contact: { title: 'اتصل بنا', description: 'راسل فريق موقع سيارة. نرد خلال 24 ساعة.' },
    'terms-of-service': {
      title: 'شروط الخدمة',
      description: 'ما توافق عليه عند استخدام «سيارة»: قواعد الإعلانات والرسائل والرسوم والمسؤولية.',
    },
    'privacy-policy': {
      title: 'سياسة الخصوصية',
      description: 'ما تحتفظ به «سيارة» عنك، ولماذا، وكم من الوقت، ومن يراه، وكيف تحصل عليه أو تحذفه.',
    },
  },
  open: 'شاهدها على موقع سيارة',
  gone: {
    car: { title: 'الإعلان غير موجود', description: 'ربما بيعت السيارة أو أُزيل الإعلان.' },
    dealer: { title: 'المعرض غير موجود', description: 'هذا المعرض غير موجود أو غير موثّق.' },
    plate: {
      title: 'هذه اللوحة غير معروضة',
      description: 'ربما بيعت أو سُحب إعلانها، وهناك لوحات أخرى معروضة للبيع.',
    },
    page: {
      title: 'الصفحة غير موجودة',
      description: 'ربما نُقلت الصفحة أو أن في العنوان خطأ مطبعيًا.',
    },
  },
}
