import type english from '../en/cookies.ts'
import type { Translation } from '../messages.ts'

export default {
  title: 'ملفات الكوكيز',
  text: 'نستخدم الملفات الضرورية لإبقائك مسجّل الدخول. وبموافقتك نقيس أيضًا كيفية استخدام الموقع.',
  all: 'قبول الكل',
  essential: 'الضرورية فقط',
} as const satisfies Translation<typeof english>
