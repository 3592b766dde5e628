import type en from '#web/i18n/en/home-details.ts'
import type { Translation } from '#web/i18n/messages.ts'

export default {
  'browse.title': 'تصفّح حسب النوع',
  'browse.all': 'كل السيارات',
  'browse.makes': 'الماركات',
  'browse.prices': 'السعر بالريال',

  'plates.title': 'أرقام اللوحات',
  'plates.all': 'عرض كل اللوحات',

  'why.title': 'لماذا موقع سيارة؟',
  'why.verified': 'معارض موثّقة',
  'why.verifiedText': 'يتحقق فريقنا من كل معرض، ويراجع إعلانات الأفراد قبل نشرها.',
  'why.pricing': 'أسعار واضحة',
  'why.pricingText': 'السعر بالريال في السطر الأول دائمًا، وإذا انخفض السعر أخبرناك بذلك.',
  'why.search': 'بحث ذكي',
  'why.searchText': 'ابحث بالعربية أو الإنجليزية، واعرف كم سيارة تبقى مع كل خيار.',

  'how.title': 'كيف تعمل المنصة',
  'how.search': 'ابحث',
  'how.searchText': 'حدّد الماركة والسعر والسنة والمدينة حتى لا يبقى إلا ما يناسبك.',
  'how.connect': 'تواصل',
  'how.connectText': 'راسل البائع أو اتصل به مباشرة. لا رسوم على المشتري ولا وسيط بينكما.',
  'how.drive': 'انطلق',
  'how.driveText': 'عاين السيارة، واتفق على السعر، وانقل الملكية، ثم انطلق بها.',

  'dealers.title': 'معارض موثّقة',
  'dealers.all': 'عرض كل المعارض',
  'dealers.empty': 'لا توجد معارض موثّقة بعد',
  'dealers.emptyText': 'تظهر المعارض هنا بعد أن يوثّقها فريقنا.',
  'dealers.failed': 'تعذّر تحميل المعارض',

  'closing.title': 'سيارتك القادمة، أو مشتريك القادم، هنا.',
  'closing.text': 'التصفّح مجاني، والإعلان عن سيارتك يستغرق دقائق قليلة.',
  'closing.browse': 'تصفّح السيارات',
  'closing.sell': 'بِع سيارتك',
} as const satisfies Translation<typeof en>
