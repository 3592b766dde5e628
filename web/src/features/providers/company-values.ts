import { rateKinds } from '#shared/schemas/provider.ts'
import type { Company, CompanyBody, CompanyKind } from '#web/entities/provider/queries.ts'
import { readNumber, readWhole, writeWhole } from '#web/i18n/typed-number.ts'

const blank = {
  name: '',
  nameAr: '',
  rating: '',
  description: '',
  descriptionAr: '',
  phoneNumber: '',
  email: '',
  website: '',
  /** The address of a picture; '' is none. */
  logo: '',
  coverage: '',
  coverageAr: '',
  rateKind: 'INTEREST',
  interestRateFrom: '',
  interestRateTo: '',
  maxLoanAmount: '',
  maxLoanTerm: '',
}

/** The fields of the form, all of them texts; those of the other kind stay empty. */
export type CompanyValues = typeof blank

/** A company as the form shows it; blank for a new one. */
export const valuesOf = (company: Company | null): CompanyValues => {
  if (!company) return blank
  const {
    name,
    nameAr = '',
    rating,
    description,
    descriptionAr,
    phoneNumber,
    email,
    website,
    logoUrl,
  } = company.provider
  const both = {
    ...blank,
    name,
    nameAr,
    rating: String(rating),
    description,
    descriptionAr,
    phoneNumber: phoneNumber ?? '',
    email: email ?? '',
    website: website ?? '',
    logo: logoUrl ?? '',
  }
  if (company.kind === 'insurance') {
    const { coverage, coverageAr } = company.provider
    return { ...both, coverage, coverageAr }
  }
  const { rateKind, interestRateFrom, interestRateTo, maxLoanAmount, maxLoanTerm } = company.provider
  return {
    ...both,
    rateKind,
    interestRateFrom: String(interestRateFrom),
    interestRateTo: String(interestRateTo),
    maxLoanAmount: writeWhole(maxLoanAmount),
    maxLoanTerm: writeWhole(maxLoanTerm),
  }
}

// A text that is no number becomes NaN, which the schema refuses.
const number = (text: string) => readNumber(text) ?? Number.NaN
const whole = (text: string) => readWhole(text) ?? Number.NaN

/** The typed values as the body that the API takes. */
export const toCompanyBody = (kind: CompanyKind, values: CompanyValues): CompanyBody => {
  const { name, nameAr, description, descriptionAr } = values
  const both = {
    name,
    nameAr,
    description,
    descriptionAr,
    rating: number(values.rating),
    phoneNumber: values.phoneNumber.trim() || null,
    email: values.email.trim() || null,
    website: values.website.trim() || null,
    // A logo of before there were uploads is a file of the site, which stays unless it is taken away or replaced.
    ...((values.logo === '' || values.logo.includes('/upl_')) && { logo: values.logo || null }),
  }
  if (kind === 'insurance') {
    const { coverage, coverageAr } = values
    return { kind, body: { ...both, coverage, coverageAr } }
  }
  return {
    kind,
    body: {
      ...both,
      rateKind: rateKinds.find((kind) => kind === values.rateKind),
      interestRateFrom: number(values.interestRateFrom),
      interestRateTo: number(values.interestRateTo),
      maxLoanAmount: whole(values.maxLoanAmount),
      maxLoanTerm: whole(values.maxLoanTerm),
    },
  }
}
