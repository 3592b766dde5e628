import { ownWords } from './query-term.ts'
import type { ToldPart } from './resolve-names.ts'
import type { Thing } from './things.ts'
import { type Token, wordsOf } from './tokens.ts'
import { kindOf, trimWish, type Wish } from './wish.ts'
import { attributeKey, generationValue, qualities } from '#functions/search/interpretation.ts'
import { generationsOf } from '#shared/reference/generations.ts'
import { spelledInArabic } from '#shared/reference/letters.ts'
import { findModel } from '#shared/reference/makes.ts'

type Details = ReadonlyMap<string, Wish>

const joined = (text: string): string => wordsOf(text).join('')

const detailsOf = (make: string, model: string): Details => {
  const details = new Map<string, Wish>()
  for (const trim of findModel(make, model)?.trims ?? []) {
    const meaning = { ...trimWish(trim), make }
    const single = wordsOf(trim)
    const twins =
      single.length === 1 ? ownWords({ before: '', word: single[0]!, after: '', isLast: false }) : []
    for (const name of [trim, spelledInArabic(trim), ...twins]) details.set(joined(name), meaning)
  }
  for (const { code, label, names } of generationsOf(make, model)) {
    const key = attributeKey('generation', generationValue(make, model, code))
    const meaning: Wish = {
      ...kindOf('generation', code, label.en, label.ar),
      make,
      terms: [{ attributes: [{ key, quality: qualities.named }], words: [], prefixes: [] }],
    }
    for (const name of names)
      for (const text of [name, spelledInArabic(name)]) details.set(joined(text), meaning)
  }
  return details
}

const knownDetails = new Map<string, Details>()
const detailsFor = ({ make = '', value }: Thing): Details => {
  const name = `${make}/${value}`
  const found = knownDetails.get(name) ?? detailsOf(make, value)
  knownDetails.set(name, found)
  return found
}

const mostTokens = 6

/** The longest run of whole parts from one on that is a grade or a generation, and how many parts it takes. */
const detailAt = (
  parts: readonly ToldPart[],
  at: number,
  tokens: readonly Token[],
  details: readonly Details[],
) => {
  let key = ''
  let found: { meaning: Wish; parts: number } | undefined
  for (let next = at; next < parts.length && parts[next]!.to - parts[at]!.from <= mostTokens; next++) {
    const part = parts[next]!
    if (next > at && part.from !== parts[next - 1]!.to) break
    // A limit that was said ("under 150") stays one, and so does a model.
    if (part.kind === 'range' && part.to > part.from + 1) break
    // جي اكس is a Lexus, and a grade of the Land Cruiser before it.
    if (part.kind === 'name' && part.meant?.kind === 'model' && (next > at || at === 0)) break
    for (const { word } of tokens.slice(part.from, part.to)) key += word
    for (const each of details) {
      const meaning = each.get(key)
      if (meaning) found = { meaning, parts: next - at + 1 }
    }
  }
  return found
}

const isModel = (part: ToldPart): part is ToldPart & { kind: 'name'; meant: Thing } =>
  part.kind === 'name' && part.meant?.kind === 'model'

/** The parts with the grades and generations that are known by the model beside them: the 150 of a Prado, the LE of a Camry. */
export const withDetails = (parts: readonly ToldPart[], tokens: readonly Token[]): ToldPart[] => {
  const models = parts.filter(isModel)
  if (models.length === 0) return [...parts]
  const details = models.map(({ meant }) => detailsFor(meant))
  const makesBefore = new Set(models.map(({ make }) => make?.from))
  const told: ToldPart[] = []
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!
    const found = makesBefore.has(part.from) ? undefined : detailAt(parts, at, tokens, details)
    if (!found) {
      told.push(part)
      continue
    }
    at += found.parts - 1
    told.push({ kind: 'wish', from: part.from, to: parts[at]!.to, wish: found.meaning })
  }
  return told
}
