/** The first letters of words, which stand for a person or a company in the place of a picture. */
export const firstLetters = (words: readonly string[]): string =>
  words
    .map((word) => [...word][0] ?? '')
    .join('')
    // Arabic letters would join. Others need no mark for it, which WebKit draws in another font.
    .replace(/^\p{Script=Arabic}(?=\p{Script=Arabic})/u, '$&\u200c')
