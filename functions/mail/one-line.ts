/* eslint-disable no-control-regex -- control characters are what this is about */
const breaks = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g
// Overrides and isolates could turn the rest of a line around; the ones that letters need are put there by us.
const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Text as one line of at most `max` UTF-16 units: without line breaks, which would end a mail's header and begin another,
 * and without characters that turn the direction of what follows.
 */
export const oneLine = (text: string, max = 200): string => {
  const line = text.toWellFormed().replaceAll(bidiControls, '').replaceAll(breaks, ' ').trim()
  return line.length <= max
    ? line
    : `${line
        .slice(0, max - 1)
        .toWellFormed()
        .replace('\ufffd', '')
        .trimEnd()}…`
}
