// Zero-width and bidi marks; tatweel, harakat and the hamza marks that composing left over.
const dropped =
  /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff\u0640\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

const letters: Readonly<Record<string, string>> = {
  // Alef with hamza, madda or wasla; alef maqsura and Farsi yeh; teh marbuta: the same people type them either way.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  // Hamza on its seat or alone.
  ؤ: 'و',
  ئ: 'ي',
  ء: '',
  // Borrowed letters: Persian and Gulf keyboards write گ and ڤ where others write ج and ف.
  ک: 'ك',
  پ: 'ب',
  چ: 'ج',
  ڤ: 'ف',
  گ: 'ج',
}
const foldable = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const digit = (sign: string) => String(sign.charCodeAt(0) & 0xf)

// Only before exactly three digits: "2020،2021" is two years, "120،000" one price.
const thousands = /(?<=\d)[,\u066c\u060c](?=\d{3}(?!\d))/g

// Latin accents. Arabic is folded before this: decomposed, its hamza would be cut off as an accent too.
const accents = /[\u0300-\u036f]/g

/**
 * A text in the one spelling under which it is indexed and searched: both scripts, without the differences that people
 * do not mean. Words stay in order and apart.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(dropped, '')
    .replace(foldable, (letter) => letters[letter] ?? letter)
    .replace(arabicDigits, digit)
    .replace(thousands, '')
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .toLowerCase()
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')

type Texts = readonly (string | null | undefined)[]

// Al-Kuwari and Al Kuwari are one name, and a hyphen has a dozen forms.
const compared = (text: string): string =>
  normalise(text)
    .replace(/[\s\p{Pd}]+/gu, ' ')
    .trim()

/**
 * Whether an admin's search text is a part of one of these texts, ignoring case, hyphens and spelling variants of Arabic letters
 * (أودي, اودي). An empty search is a part of everything.
 */
export const matchesSearch = (search: string | undefined, texts: Texts): boolean => {
  const wanted = compared(search ?? '')
  return wanted === '' || texts.some((text) => text && compared(text).includes(wanted))
}

/** The same of a whole text; an empty search is none. */
export const equalsSearch = (search: string, texts: Texts): boolean => {
  const wanted = compared(search)
  return wanted !== '' && texts.some((text) => text && compared(text) === wanted)
}

/**
 * A stock number in comparable form: letter case, spaces, invisible marks and the script of its digits do not count.
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
