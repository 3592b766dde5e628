const arabicDigits = '٠١٢٣٤٥٦٧٨٩'
const persianDigits = '۰۱۲۳۴۵۶۷۸۹'

/** Arabic-Indic and Persian digits as 0–9; everything else stays. */
export const toWesternDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) =>
    String(Math.max(arabicDigits.indexOf(digit), persianDigits.indexOf(digit))),
  )

/**
 * A phone number as it is stored: `+` and digits. People write `00974 3312 3456`, `+974…`, `٣٣١٢٣٤٥٦` or the bare
 * national number, which then gets the chosen country code.
 */
export const toInternational = (typed: string, countryCode: string): string => {
  const western = toWesternDigits(typed)
  const digits = western.replace(/\D/g, '')
  const code = countryCode.replace(/\D/g, '')
  if (western.trim().startsWith('+')) return `+${digits}`
  if (digits.startsWith('00')) return `+${digits.slice(2)}`
  // A Gulf number is at most nine digits: one that starts with the country code and is longer already carries it.
  if (digits.startsWith(code) && digits.length > 9) return `+${digits}`
  // 050… is how a number is dialled at home; abroad the zero goes.
  return `+${code}${digits.replace(/^0/, '')}`
}
