import type en from '../en/guidance.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'أسعار السيارات المشابهة',
  'price.first': 'بعد اختيار الماركة والموديل والسنة والممشى تظهر هنا أسعار السيارات المشابهة.',
  'price.range': 'السيارات المشابهة: من {from} إلى {to}',
  'price.middle': {
    zero: 'متوسط السعر {middle}',
    one: 'متوسط السعر {middle}، من سيارة واحدة',
    two: 'متوسط السعر {middle}، من سيارتين',
    few: 'متوسط السعر {middle}، من {count} سيارات',
    many: 'متوسط السعر {middle}، من {count} سيارة',
    other: 'متوسط السعر {middle}، من {count} سيارة',
  },
  'price.use': 'اعتماد متوسط السعر',
  'price.few': {
    zero: 'لا توجد سيارات مشابهة معروضة، ويلزم {least} لمعرفة أسعارها.',
    one: 'سيارة مشابهة واحدة فقط معروضة للبيع، ويلزم {least} لمعرفة أسعارها.',
    two: 'سيارتان مشابهتان فقط معروضتان للبيع، ويلزم {least} لمعرفة أسعارها.',
    few: '{count} سيارات مشابهة فقط معروضة للبيع، ويلزم {least} لمعرفة أسعارها.',
    many: '{count} سيارة مشابهة فقط معروضة للبيع، ويلزم {least} لمعرفة أسعارها.',
    other: '{count} سيارة مشابهة فقط معروضة للبيع، ويلزم {least} لمعرفة أسعارها.',
  },
  'price.none': 'لا توجد سيارة مشابهة معروضة للبيع الآن.',

  'complete.title': 'اكتمال الإعلان',
  'complete.adds': '+{points}',
  'complete.done': 'لا ينقص الإعلان شيء، وفيه كل ما يبحث عنه المشتري.',
  'gap.photos': 'أضف صورًا للسيارة',
  'gap.morePhotos': 'أضف صورًا حتى تصير ستًّا أو أكثر',
  'gap.description': 'صف السيارة في بضع جمل',
  'gap.evidence': 'أضف ثلاث معلومات تطمئن المشتري، مثل عدد الملاك وسجل الصيانة',
  'gap.features': 'حدّد خمس مزايا أو أكثر',
  'gap.variant': 'اذكر الفئة',
  'gap.engineSize': 'اذكر سعة المحرك',

  'preview.title': 'كما سيراها المشترون',
  'preview.note': 'هذه معاينة. تبيّن الأزرار كيف يتواصل معك المشترون، ولا تعمل هنا.',
  'preview.inert': 'هذه معاينة: لم يُفتح شيء ولم يُرسل شيء.',

  'conflict.text':
    'عُدّل الإعلان من نافذة أو جهاز آخر بعد أن فتحته. ما يلي تغيّر في النسختين، فاختر نسخة واحدة لكل بند:',
  'conflict.none':
    'لا تتعارض تغييراتك مع التغييرات المحفوظة، فيمكن الإبقاء عليها كلها. لا يُحفظ شيء حتى تحفظ مرة أخرى.',
  'conflict.same': 'عُدّل الإعلان من نافذة أو جهاز آخر بعد أن فتحته، والإجابات نفسها لم تختلف.',
  'conflict.status.DRAFT': 'هو الآن مسودة.',
  'conflict.status.PENDING': 'هو الآن قيد المراجعة.',
  'conflict.status.APPROVED': 'تمت الموافقة عليه وهو منشور الآن.',
  'conflict.status.REJECTED': 'رُفض الإعلان.',
  'conflict.now': 'المحفوظ الآن',
  'conflict.here': 'ما لديك ولم يُحفظ',
  'conflict.nothing': 'لا شيء',
  'conflict.photos': {
    zero: 'بلا صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: '{count} صور',
    many: '{count} صورة',
    other: '{count} صورة',
  },
  'conflict.features': {
    zero: 'بلا مزايا',
    one: 'مزية واحدة',
    two: 'مزيتان',
    few: '{count} مزايا',
    many: '{count} مزية',
    other: '{count} مزية',
  },
  'conflict.file': 'ملف مرفوع',
  'conflict.theirs': 'اعتماد النسخة المحفوظة',
  'conflict.merge': 'جمع النسختين',
} as const satisfies Translation<typeof en>
