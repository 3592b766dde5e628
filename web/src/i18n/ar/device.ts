import type english from '../en/device.ts'
import type { Translation } from '../messages.ts'

export default {
  noScript: 'خاصية JavaScript متوقفة في متصفحك. اقرأ هذه الصفحة بدونها.',
  asOf: 'أنت غير متصل. هذه المعلومات بتاريخ {date}، وربما تغيّر السعر أو التوفّر بعد ذلك.',
  'offline.title': 'أنت غير متصل بالإنترنت.',
  'offline.text': 'السيارات التي حفظتها أو شاهدتها مؤخرًا محفوظة على هذا الجهاز.',
  'offline.favorites': 'المفضلة',
  'offline.recent': 'شاهدتها مؤخرًا',
  'online.title': 'عاد الاتصال بالإنترنت',
  'update.title': 'نسخة جديدة جاهزة',
  'update.text': 'لن يستغرق ذلك إلا لحظة، وستبقى في هذه الصفحة.',
  'update.reload': 'إعادة التحميل',
  'update.later': 'لاحقًا',
  'install.label': 'تثبيت التطبيق',
  'install.iphone': 'لتثبيت التطبيق، اضغط «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».',
  'kept.text': 'هكذا كانت السيارة عندما شاهدتها آخر مرة. يمكنك التواصل مع البائع عند عودة الاتصال.',

  'logout.title': 'تسجيل الخروج وفقدان ما لم يُحفظ؟',
  'logout.text':
    'لديك بيانات كتبتها ومحفوظة على هذا الجهاز فقط، وتسجيل الخروج يحذفها. للاحتفاظ بها احفظ الإعلان كمسودة أولًا.',
  'logout.confirm': 'تسجيل الخروج على أي حال',
} as const satisfies Translation<typeof english>
