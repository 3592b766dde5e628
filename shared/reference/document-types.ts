import type { Words } from './words.ts'

export const documentTypes = [
  'BUSINESS_LICENSE',
  'TRADE_LICENSE',
  'ID_COPY',
  'COMPANY_REGISTRATION',
  'VAT_CERTIFICATE',
  'OTHER',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** The papers of a dealership's application; it can be submitted once every `required` one is uploaded. */
export const documentTypeWords: Record<DocumentType, Words & { required: boolean }> = {
  BUSINESS_LICENSE: { en: 'Commercial Registration', ar: 'السجل التجاري', required: true },
  TRADE_LICENSE: { en: 'Trade License', ar: 'الرخصة التجارية', required: true },
  ID_COPY: { en: 'ID Copy', ar: 'صورة البطاقة الشخصية', required: true },
  COMPANY_REGISTRATION: { en: 'Company Registration', ar: 'شهادة تسجيل الشركة', required: false },
  VAT_CERTIFICATE: { en: 'VAT Certificate', ar: 'شهادة ضريبة القيمة المضافة', required: false },
  OTHER: { en: 'Other Documents', ar: 'مستندات أخرى', required: false },
}
