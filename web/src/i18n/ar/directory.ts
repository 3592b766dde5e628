import type english from '../en/directory.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'المعارض الموثّقة في قطر',
  description: 'معارض السيارات الموثّقة في قطر: سياراتها وأرقام هواتفها وعناوينها.',
  text: 'راجع فريقنا مستندات كل معرض في هذه الصفحة. تصفّح سياراته، ثم راسله أو اتصل به مباشرة.',
  search: 'ابحث بالاسم أو المدينة',
  'search.clear': 'مسح البحث',
  count: {
    zero: 'لا معارض',
    one: 'معرض واحد',
    two: 'معرضان',
    few: '{count} معارض',
    many: '{count} معرضًا',
    other: '{count} معرض',
  },
  none: 'لا توجد معارض موثّقة بعد',
  noneText: 'تظهر المعارض هنا بعد أن يوثّقها فريقنا.',
  empty: 'لا يوجد معرض يطابق «{search}»',
  emptyText: 'جرّب جزءًا من الاسم، أو مدينة مثل الدوحة أو لوسيل، بالعربية أو الإنجليزية.',
  failed: 'تعذّر تحميل المعارض',
  'become.title': 'هل تدير معرض سيارات؟',
  'become.text': 'بعد أن يوثّق فريقنا معرضك، تُنشر سياراتك فورًا وتظهر صفحة معرضك هنا.',
  'become.action': 'سجّل معرضك',
  'become.dashboard': 'افتح لوحة التحكم',
} as const satisfies Translation<typeof english>
