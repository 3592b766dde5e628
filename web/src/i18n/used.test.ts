import { describe, expect, it } from 'vitest'
import type { Messages } from './messages.ts'

const english = import.meta.glob<Messages>('./en/*.ts', { eager: true, import: 'default' })
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../shared/**/*.ts', '!./{en,ar}/*.ts', '!../**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)
const code = Object.values(sources).join('\n')

/** Words in quotes, and codes: names in the records of `shared`, or taken out of one. */
const written = new Set(
  [...code.matchAll(/'([\w.-]+)'|(?:^ {2,}|\.)([A-Z_]+)\b/gm)].map(([, quoted, code]) => quoted ?? code),
)

const words = (expression: string): string => {
  const [, yes, no] = /\? '([\w.-]+)' : '([\w.-]+)'$/.exec(expression) ?? []
  return yes ? `(?:${yes}|${no})` : '[\\w.-]+'
}

/** The keys that a template can make: `step.${name}` any key that begins so, `${picture}.${has ? 'replace' : 'choose'}` any that ends so. */
const made = [...new Set([...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]+\})+)`/g)].map(([, text]) => text!))]
  .map((text) => text.split(/\$\{([^}]+)\}/))
  .map((parts) => parts.map((part, at) => (at % 2 ? words(part) : part.replaceAll('.', '\\.'))).join(''))
  // One that could make anything would hide everything.
  .filter((pattern) => /\w/.test(pattern.replaceAll('[\\w.-]+', '')))
  .map((pattern) => new RegExp(`^${pattern}$`))

describe.each(Object.entries(english))('%s', (_, messages) => {
  it('has no message that nobody asks for', () => {
    const unused = Object.keys(messages).filter(
      (key) => !written.has(key) && !made.some((pattern) => pattern.test(key)),
    )
    expect(unused).toEqual([])
  })
})
