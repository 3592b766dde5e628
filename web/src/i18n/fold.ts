/** Text as it is compared while looking for a name: without case, accents, Arabic vowel signs or spelling variants. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\s-]/gu, '')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .toLowerCase()
