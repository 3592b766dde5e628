import { readFileSync } from 'node:fs'

type Line = Readonly<Record<string, unknown>>

/** What a stack's functions and jobs have written so far, as whole lines. */
export const logText = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(file, 'utf8'))
    // The last line may be under way.
    .map((text) => text.slice(0, text.lastIndexOf('\n') + 1))
    .join('')

/** The lines that are records, as objects. */
export const logLines = (text: string): Line[] =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))

/** What by its form alone is a person's, or opens a door. */
const forms: Readonly<Record<string, RegExp>> = {
  email: /[\w.+-]+@[\w-]+\.[\w.]+/,
  token: /eyJ[\w-]{10,}/,
  bearer: /bearer /i,
  cookie: /sayara_refresh|set-cookie/i,
  signed: /X-Amz-|Signature=/i,
  // Qatar's, with its code or as eight digits by themselves, and a QID of eleven.
  phone: /\+974|\b[3567]\d{3} \d{4}\b|(?<![\w.:-])[3567]\d{7}(?![\w.:-])/,
  qid: /(?<![\w.-])[23]\d{10}(?![\w.-])/,
  ip: /\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/,
}

/** The first of each form that a log must not hold, as `form: what`; none is right. */
export const personalIn = (text: string): string[] =>
  Object.entries(forms).flatMap(([name, form]) => {
    const found = form.exec(text)?.[0]
    return found ? [`${name}: ${found}`] : []
  })
