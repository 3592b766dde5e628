import type en from '../en/stock-export.ts'
import type { Translation } from '../messages.ts'

export default {
  button: 'تصدير',
  sheet: 'المخزون',
  'format.xlsx': 'مصنّف \u2066Excel (XLSX)\u2069',
  'format.csv': 'ملف CSV',
  none: 'لا توجد سيارات لتصديرها بعد.',
  failed: 'تعذّر إنشاء الملف',
  missing: 'لا يحتوي الملف على كل هذه السيارات: بعضها حُذف في هذه الأثناء، أو أقدم من أن يتّسع له الملف.',
} as const satisfies Translation<typeof en>
