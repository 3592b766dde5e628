import { readFileSync } from 'node:fs'

type Line = Readonly<Record<string, unknown>>

/** The complete lines that functions and jobs have logged so far. */
export const logText = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(file, 'utf8'))
    // The last line may be incomplete.
    .map((text) => text.slice(0, text.lastIndexOf('\n') + 1))
    .join('')

/** The lines that are JSON records, as objects. */
export const logLines = (text: string): Line[] =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))

/** Patterns of personal data and of secrets. */
const forms: Readonly<Record<string, RegExp>> = {
  email: /[\w.+-]+@[\w-]+\.[\w.]+/,
  token: /eyJ[\w-]{10,}/,
  bearer: /bearer /i,
  cookie: /sayara_refresh|set-cookie/i,
  signed: /X-Amz-|Signature=/i,
  // Qatari phone numbers, with the country code or as eight digits alone, and QIDs of eleven digits.
  phone: /\+974|\b[3567]\d{3} \d{4}\b|(?<![\w.:-])[3567]\d{7}(?![\w.:-])/,
  qid: /(?<![\w.-])[23]\d{10}(?![\w.-])/,
  ip: /\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/,
}

/** The first match of each pattern that a log must not hold, as `form: match`; empty when the log is clean. */
export const personalIn = (text: string): string[] =>
  Object.entries(forms).flatMap(([name, form]) => {
    const found = form.exec(text)?.[0]
    return found ? [`${name}: ${found}`] : []
  })
