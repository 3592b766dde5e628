import type english from '../en/users.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'إدارة المستخدمين',
  failed: 'تعذّر تحميل المستخدمين',
  found: {
    zero: 'لم يُعثر على مستخدمين',
    one: 'عُثر على مستخدم واحد',
    two: 'عُثر على مستخدمين اثنين',
    few: 'عُثر على {count} مستخدمين',
    many: 'عُثر على {count} مستخدمًا',
    other: 'عُثر على {count} مستخدم',
  },
  empty: 'لا يوجد مستخدمون',
  'empty.found': 'لا يوجد مستخدم مطابق',
  'empty.searching': 'لم يُعثر على مستخدم بعد',
  'empty.text': 'يشمل البحث أسماء المستخدمين وعناوين البريد والأسماء الكاملة.',
  'empty.clear': 'عرض جميع المستخدمين',

  'filter.role': 'نوع الحساب',
  'filter.status': 'الحالة',
  'filter.all': 'الكل',
  'filter.allStatuses': 'كل الحالات',
  'status.ACTIVE': 'نشط',
  'status.SUSPENDED': 'موقوف',
  'status.DELETED': 'قيد الحذف',

  'column.user': 'المستخدم',
  'column.email': 'البريد الإلكتروني',
  'column.role': 'الدور',
  'column.verification': 'التوثيق',
  'column.status': 'الحالة',
  'column.since': 'عضو منذ',
  'column.actions': 'الإجراءات',
  'verification.APPROVED': 'موثّق',
  'verification.PENDING': 'بانتظار التوثيق',
  'verification.REJECTED': 'رُفض التوثيق',
  'verification.none': 'غير مطلوب',
  since: 'عضو منذ {date}',
  'suspended.since': 'أُوقف في {date}',

  actions: 'إجراءات {name}',
  protected: 'لا يمكن تعديل حسابات المشرفين أو إيقافها أو حذفها من هنا.',
  edit: 'تعديل المستخدم',
  suspend: 'إيقاف المستخدم',
  restore: 'إعادة تفعيل المستخدم',
  delete: 'حذف المستخدم',
  audit: 'في سجل التدقيق',

  stale:
    'غيّر شخص آخر هذا الحساب في هذه الأثناء، أو لم يعد موجودًا. أُعيد تحميل المستخدمين، فيُرجى النظر مرة أخرى.',

  'edit.title': 'تعديل {name}',
  'edit.role': 'الدور',
  'edit.roleHint': 'لا يمكن منح دور مشرف المنصة لأسباب أمنية.',
  'edit.becomesDealership':
    'يصبح الحساب حساب معرض ينتظر التوثيق، ولا يمكنه نشر سيارات أو لوحات حتى تتم الموافقة على طلب توثيقه.',
  'edit.becomesPrivate':
    'يصبح الحساب حساب فرد: يُحذف توثيقه وطلب توثيقه وصفحة معرضه نهائيًا، وتخضع سياراته الجديدة للمراجعة مع المستندات.',
  'edit.company': 'اسم الشركة',
  'edit.save': 'حفظ التغييرات',
  'edit.saving': 'جارٍ الحفظ...',
  'edit.done': 'تم تحديث بيانات المستخدم',
  'edit.failed': 'تعذّر تحديث بيانات المستخدم. يُرجى المحاولة مرة أخرى.',
  'edit.conflict':
    'غيّر شخص آخر هذا الحساب في هذه الأثناء. أُعيد تحميله وما كتبته ما زال هنا، فيُرجى مراجعته ثم الحفظ مرة أخرى.',

  'suspend.title': 'إيقاف {name}؟',
  'suspend.text':
    'يُسجَّل خروجه فورًا من جميع الأجهزة ولا يمكنه الدخول مجددًا، ولا يرى أحد ما يعرضه. لا يُحذف شيء، وإعادة التفعيل تعيد كل شيء كما كان.',
  'suspend.reasons': 'السبب',
  'suspend.hint': 'تصله هذه الأسباب بلغته مع ما يمكنه فعله.',
  'suspend.missing': 'يُرجى اختيار سبب',
  'suspend.most': 'عدد الأسباب بحد أقصى: {count}.',
  'suspend.words': 'بكلماتك',
  'suspend.wordsHint': 'يقرؤها كما تكتبها.',
  'suspend.confirm': 'إيقاف',
  'suspend.pending': 'جارٍ الإيقاف...',
  'suspend.done': 'تم إيقاف الحساب',
  'suspend.failed': 'لم يُوقَف الحساب',

  'restore.title': 'إعادة تفعيل {name}؟',
  'restore.text':
    'يمكنه تسجيل الدخول من جديد، ويعود ما سبقت الموافقة عليه ظاهرًا للجميع، ونبلغه بالبريد الإلكتروني.',
  'restore.reasons': 'سبب الإيقاف',
  'restore.confirm': 'إعادة التفعيل',
  'restore.pending': 'جارٍ إعادة التفعيل...',
  'restore.done': 'أُعيد تفعيل الحساب',
  'restore.failed': 'لم يُعَد تفعيل الحساب',

  'delete.title': 'حذف {name}؟',
  'delete.text': 'يُغلق الحساب فورًا ولا يمكن استرجاعه. ويُحذف معه فورًا أو خلال دقائق:',
  'delete.goes.account': 'الملف الشخصي وبيانات الدخول والإعدادات',
  'delete.goes.offers': 'كل ما يعرضه من سيارات ولوحات مع صورها ومستنداتها',
  'delete.goes.dealership': 'صفحة المعرض وطلب التوثيق مع مستنداته',
  'delete.goes.lists': 'السيارات وعمليات البحث المحفوظة والإشعارات',
  'delete.goes.messages': 'اسمه ورسائله في كل محادثة',
  'delete.suspend': 'إن كان القصد منعه لفترة فأوقف الحساب بدلًا من حذفه.',
  'delete.confirm': 'حذف نهائي',
  'delete.pending': 'جارٍ الحذف...',
  'delete.done': 'تم حذف المستخدم',
  'delete.failed': 'تعذّر حذف المستخدم. يُرجى المحاولة مرة أخرى.',
} as const satisfies Translation<typeof english>
