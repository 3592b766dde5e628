// What fits beside a name in a list of conversations.
const lineLength = 120

/** The beginning of a message as one line: every run of blanks and line breaks is one blank. */
export const toOneLine = (text: string): string => {
  // Counted by signs as people see them begin, so that none is cut in two.
  const signs = [...text.replace(/\s+/g, ' ').trim()]
  return signs.length <= lineLength ? signs.join('') : `${signs.slice(0, lineLength - 1).join('')}…`
}
