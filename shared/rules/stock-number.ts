const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/**
 * A stock number as it is compared: letter case, spaces, invisible marks and the script of its digits do not count.
 * Punctuation does: 12-1 and 1-21 are two cars.
 */
export const stockKey = (stockNumber: string): string =>
  stockNumber
    .normalize('NFKC')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    // Spreadsheets leave direction marks in Arabic cells, and nobody sees them.
    .replace(/[\s\p{Cf}]+/gu, '')
    .toUpperCase()
    // One sign of a number can fold into eighteen letters, and a key of the table has its limit.
    .slice(0, 120)
    .toWellFormed()
