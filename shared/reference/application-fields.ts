import { areaLabels } from '#shared/reference/areas.ts'
import type { Label } from '#shared/constants/market.ts'
import type { BodyInput } from '#shared/api/contract.ts'
import type { submitVerification } from '#shared/api/verification.ts'
import type { SubmissionAnswers, SubmissionField } from '#shared/schemas/verification.ts'

export const businessTypes = [
  'Car Dealership',
  'Auto Trading Company',
  'Car Showroom',
  'Multi-Brand Dealer',
  'Luxury Car Dealer',
  'Used Car Dealer',
  'Car Import/Export',
  'Auto Parts & Cars',
  'Other',
] as const
type BusinessType = (typeof businessTypes)[number]

export const businessTypeLabels: Record<BusinessType, Label> = {
  'Car Dealership': { en: 'Car Dealership', ar: 'وكالة سيارات' },
  'Auto Trading Company': { en: 'Auto Trading Company', ar: 'شركة تجارة سيارات' },
  'Car Showroom': { en: 'Car Showroom', ar: 'معرض سيارات' },
  'Multi-Brand Dealer': { en: 'Multi-Brand Dealer', ar: 'معرض متعدد الماركات' },
  'Luxury Car Dealer': { en: 'Luxury Car Dealer', ar: 'معرض سيارات فاخرة' },
  'Used Car Dealer': { en: 'Used Car Dealer', ar: 'معرض سيارات مستعملة' },
  'Car Import/Export': { en: 'Car Import/Export', ar: 'استيراد وتصدير سيارات' },
  'Auto Parts & Cars': { en: 'Auto Parts & Cars', ar: 'سيارات وقطع غيار' },
  Other: { en: 'Other', ar: 'أخرى' },
}

export const documentTypes = [
  'BUSINESS_LICENSE',
  'TRADE_LICENSE',
  'ID_COPY',
  'COMPANY_REGISTRATION',
  'VAT_CERTIFICATE',
  'OTHER',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** The documents of a dealership's application; it can be submitted once every `required` one is uploaded. */
export const documentTypeLabels: Record<DocumentType, Label & { required: boolean }> = {
  BUSINESS_LICENSE: { en: 'Commercial Registration', ar: 'السجل التجاري', required: true },
  TRADE_LICENSE: { en: 'Trade License', ar: 'الرخصة التجارية', required: true },
  ID_COPY: { en: 'ID Copy', ar: 'صورة البطاقة الشخصية', required: true },
  COMPANY_REGISTRATION: { en: 'Company Registration', ar: 'شهادة تسجيل الشركة', required: false },
  VAT_CERTIFICATE: { en: 'VAT Certificate', ar: 'شهادة ضريبة القيمة المضافة', required: false },
  OTHER: { en: 'Other Documents', ar: 'مستندات أخرى', required: false },
}

/** One answer of a dealership's application. */
export type ApplicationField = keyof SubmissionAnswers

/** The answers of an application under the headings they stand under, in the order they are asked. */
export const applicationSections = {
  business: [
    'businessName',
    'businessType',
    'businessAddress',
    'businessArea',
    'yearsInBusiness',
    'numberOfEmployees',
    'annualRevenue',
    'businessDescription',
  ],
  contact: [
    'primaryContactName',
    'primaryContactPosition',
    'businessPhoneNumber',
    'businessEmail',
    'websiteUrl',
  ],
  more: ['previousExperience', 'expectedMonthlyListings', 'specializations'],
} as const satisfies Record<string, readonly ApplicationField[]>
export type ApplicationSection = keyof typeof applicationSections

export const applicationFields: readonly ApplicationField[] = Object.values(applicationSections).flat()

type Asked = Required<BodyInput<typeof submitVerification>>
type IsRequired<Name extends ApplicationField> = undefined extends BodyInput<typeof submitVerification>[Name &
  keyof Asked]
  ? false
  : true

/** The label of each answer; without the `required` ones an application cannot be sent (spec, section 5). */
export const applicationFieldLabels: {
  readonly [Name in ApplicationField]: Label & { required: IsRequired<Name> }
} = {
  businessName: { en: 'Business name', ar: 'اسم النشاط التجاري', required: true },
  businessType: { en: 'Business type', ar: 'نوع النشاط', required: true },
  businessAddress: { en: 'Business address', ar: 'عنوان النشاط', required: true },
  businessArea: { en: 'Area', ar: 'المنطقة', required: false },
  yearsInBusiness: { en: 'Years in business', ar: 'سنوات العمل', required: true },
  numberOfEmployees: { en: 'Number of employees', ar: 'عدد الموظفين', required: false },
  annualRevenue: { en: 'Annual revenue', ar: 'الإيرادات السنوية', required: false },
  businessDescription: { en: 'Business description', ar: 'وصف النشاط', required: false },
  primaryContactName: { en: 'Contact name', ar: 'اسم المسؤول', required: true },
  primaryContactPosition: { en: 'Position', ar: 'المنصب', required: true },
  businessPhoneNumber: { en: 'Business phone', ar: 'هاتف النشاط', required: true },
  businessEmail: { en: 'Business email', ar: 'البريد الإلكتروني للنشاط', required: true },
  websiteUrl: { en: 'Website', ar: 'الموقع الإلكتروني', required: false },
  previousExperience: { en: 'Previous experience', ar: 'الخبرة السابقة', required: false },
  expectedMonthlyListings: {
    en: 'Expected monthly listings',
    ar: 'عدد الإعلانات المتوقع شهريًا',
    required: false,
  },
  specializations: { en: 'Specializations', ar: 'التخصصات', required: false },
}

/** An answer as people read it; empty where there is none. Numbers are grouped, with Western digits in both languages. */
export const applicationAnswer = (
  answers: SubmissionAnswers,
  name: ApplicationField,
  language: keyof Label,
): string => {
  const value = answers[name]
  if (typeof value === 'number') return value.toLocaleString('en')
  if (name === 'businessArea') return answers.businessArea ? areaLabels[answers.businessArea][language] : ''
  if (name === 'businessType')
    return answers.businessType ? businessTypeLabels[answers.businessType][language] : ''
  return value ?? ''
}

/** Returns the label of an answer or a document of an application. */
export const applicationFieldName = (
  field: SubmissionField | ApplicationField,
  language: keyof Label,
): string => {
  const type = documentTypes.find((name) => name === field)
  return type
    ? documentTypeLabels[type][language]
    : applicationFieldLabels[field as ApplicationField][language]
}
