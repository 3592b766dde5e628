/** Names of the Latin letters as Arabic speakers write them, so that codes and grades can be read and searched in either script. */
const letterNames: Readonly<Record<string, string>> = {
  A: 'إيه',
  B: 'بي',
  C: 'سي',
  D: 'دي',
  E: 'إي',
  F: 'إف',
  G: 'جي',
  H: 'إتش',
  I: 'آي',
  J: 'جي',
  K: 'كي',
  L: 'إل',
  M: 'إم',
  N: 'إن',
  O: 'أو',
  P: 'بي',
  Q: 'كيو',
  R: 'آر',
  S: 'إس',
  T: 'تي',
  U: 'يو',
  V: 'في',
  W: 'دبليو',
  X: 'إكس',
  Y: 'واي',
  Z: 'زد',
}

/** A code of Latin letters and digits, letter by letter in Arabic: "GXR" is "جي إكس آر", "Y62" is "واي 62". Other signs part words. */
export const spelledInArabic = (code: string): string =>
  Array.from(code.toUpperCase().matchAll(/\d+|[A-Z]/g), ([part]) => letterNames[part] ?? part).join(' ')
