import type english from '../en/providers.ts'
import type { Translation } from '../messages.ts'

export default {
  rating: 'التقييم {rating} من 5',
  example: 'مثال غير حقيقي',
  phone: 'الهاتف:',
  email: 'البريد الإلكتروني:',
  website: 'الموقع الإلكتروني، يُفتح في نافذة جديدة:',
  ask: 'اطلب عرض سعر',
  'ask.label': 'اطلب عرض سعر من {name}',
  'ask.several': 'اطلب عروضًا من عدة شركات',
  failed: 'تعذّر تحميل القائمة',
  emptyText: 'عُد إلينا قريبًا.',
  note: 'موقع سيارة ليس طرفًا في هذه العقود ولا يتقاضى عمولة عنها. اسأل الشركة عن شروطها الحالية.',
} as const satisfies Translation<typeof english>
