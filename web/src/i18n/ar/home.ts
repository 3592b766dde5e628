import type en from '../en/home.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'سيارات مستعملة في قطر',
  description: 'اعثر على سيارتك المناسبة في قطر: معارض موثّقة وبائعون أفراد وأسعار واضحة.',

  'hero.title': 'سيارتك المناسبة في قطر، بسعر واضح.',
  'hero.text': 'معارض موثّقة وبائعون أفراد، في مكان واحد هادئ.',
  'hero.featured': 'سيارة مميّزة:',

  'search.label': 'ابحث عن سيارة',
  'search.example': 'تويوتا، سيدان، الدوحة…',
  'search.make': 'الماركة',
  'search.anyMake': 'كل الماركات',
  'search.model': 'الموديل',
  'search.anyModel': 'كل الموديلات',
  'search.makeFirst': 'اختر الماركة أولًا',
  'search.price': 'السعر',
  'search.anyPrice': 'كل الأسعار',
  'search.under': 'أقل من {max}',
  'search.between': 'من {min} إلى {max}',
  'search.above': '{min} فأكثر',
  'search.submit': 'ابحث عن سيارة',

  'quick.label': 'عمليات بحث شائعة',
  'quick.suv': 'دفع رباعي SUV',
  'quick.sedan': 'سيدان',
  'quick.pickup': 'بيك أب',
  'quick.electric': 'كهربائية',
  'quick.gcc': 'مواصفات خليجية',

  'featured.title': 'سيارات مميّزة',
  'featured.all': 'تصفّح كل السيارات',
  'featured.empty': 'لا توجد سيارات مميّزة حاليًا',
  'featured.emptyText': 'هناك سيارات كثيرة أخرى بانتظارك.',
  'featured.failed': 'تعذّر تحميل السيارات المميّزة',

  'why.title': 'لماذا سيارة؟',
  'why.verified': 'بائعون موثّقون',
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
