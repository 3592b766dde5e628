/** What a photo's name is compared by: without folders, without case, an accent or a vowel sign written one way. */
export const photoKey = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase()
