// A keyboard set to Arabic types ٠–٩, one set to Persian ۰–۹.
const easternDigits = /[٠-٩۰-۹]/g
const grouping = /[\s,٬'_\u00a0]/g

/** A whole number as people type it, in any script's digits and with or without grouping; undefined for anything else. */
export const readWhole = (text: string): number | undefined => {
  const plain = text.replace(easternDigits, (digit) => String(digit.charCodeAt(0) % 16)).replace(grouping, '')
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined
}

const grouped = new Intl.NumberFormat('en')

/** A whole number as both languages show it in an input: Western digits, grouped. */
export const writeWhole = (value: number): string => grouped.format(value)
