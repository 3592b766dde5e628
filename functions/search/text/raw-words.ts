// The riyal sign stands for a word; zero-width and bidi marks may stand inside one.
const sign = String.raw`[\p{L}\p{M}\p{N}\ufdfc]`
const mark = String.raw`[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]+`
const digit = String.raw`[0-9\u0660-\u0669\u06f0-\u06f9]`

// A sign between digits belongs to the number: a decimal point always, a comma before exactly three digits ("2020,2021"
// is two years, "120,000" one price). The same rule as in `normalise.ts`, for digits that are not folded yet.
const decimal = String.raw`[.\u066b](?=${digit})`
const thousands = String.raw`[,\u066c\u060c](?=${digit}{3}(?!${digit}))`
const inside = `(?:${mark}|(?<=${digit})(?:${decimal}|${thousands}))`

/** Words as they were written, one after another: what `matchAll` finds are their places. */
export const rawWord = new RegExp(`${sign}+(?:${inside}${sign}+)*`, 'gu')
