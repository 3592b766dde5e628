import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { charactersOf } from './cut-fonts.ts'
import type { Messages } from './src/i18n/messages.ts'

const sheet = readFileSync(join(import.meta.dirname, 'src/app/fonts.css'), 'utf8')
const [accents, english, arabic] = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(
  ([, range]) => new Set(charactersOf(range!)),
)

const modules = import.meta.glob<Messages>('./src/i18n/{en,ar}/*.ts', { eager: true, import: 'default' })
const textsOf = (language: 'en' | 'ar') =>
  Object.entries(modules)
    .filter(([path]) => path.includes(`/${language}/`))
    .map(([, messages]) => JSON.stringify(Object.values(messages)))
    .join('')

describe('the fonts', () => {
  it('have ranges as people and as minifiers write them', () => {
    expect(charactersOf('U+41-43, u+20ac,U+6?')).toBe('ABC€`abcdefghijklmno')
  })

  it('have all that our own texts need in the one file of their language, and the file for both', () => {
    const missing = (text: string, ...files: (Set<string> | undefined)[]) => [
      ...new Set(text).difference(files.reduce<Set<string>>((all, file) => all.union(file!), new Set())),
    ]
    expect(missing(textsOf('en'), english)).toEqual([])
    expect(missing(textsOf('ar'), english, arabic)).toEqual([])
    // The other way round: what is here by accident costs every page.
    expect(missing('éüñçßœ€', accents)).toEqual([])
  })
})
