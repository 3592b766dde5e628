import type { Language } from '#shared/constants/market.ts'

// Settings of the build (MAKE-IT-YOURS.md). Each is named in full, since Vite puts in what it reads so.
const settings = () => ({
  name: import.meta.env['VITE_OPERATOR_NAME'],
  nameAr: import.meta.env['VITE_OPERATOR_NAME_AR'],
  registration: import.meta.env['VITE_OPERATOR_REGISTRATION'],
  address: import.meta.env['VITE_OPERATOR_ADDRESS'],
  addressAr: import.meta.env['VITE_OPERATOR_ADDRESS_AR'],
  phone: import.meta.env['VITE_OPERATOR_PHONE'],
})

/**
 * Where the team reads mail. The functions know it as SUPPORT_MAILBOX; a site of one's own is built with VITE_SUPPORT_ADDRESS set to the
 * same.
 */
export const supportAddress: string = import.meta.env['VITE_SUPPORT_ADDRESS'] || 'support@sayara.example'

/** The company behind the site in a language, with what is known of it; undefined where no name was set. */
export const operatorIn = (language: Language) => {
  const { name, nameAr, registration = '', address = '', addressAr, phone = '' } = settings()
  if (!name) return undefined
  const isArabic = language === 'ar'
  return {
    name: (isArabic && nameAr) || name,
    registration,
    address: (isArabic && addressAr) || address,
    phone,
  }
}
