import { describe, expect, it } from 'vitest'
import { bodyTypes } from './car-vocabulary.ts'
import { makes } from './makes.ts'

// The part of the search's own folding that could make two of our names one: hamza, ى, ة, accents, spaces, hyphens.
const fold = (text: string) =>
  text
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s-]/g, '')
    .toLowerCase()

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)
const everyModel = makes.flatMap((make) => make.models)

describe('makes', () => {
  it('has the whole market, each make once', () => {
    expect(makes.length).toBeGreaterThanOrEqual(65)
    expect(everyModel.length).toBeGreaterThan(600)
  })

  it('never lets one word mean two makes', () => {
    const words = makes.flatMap((make) => [make.name, make.ar, ...make.aliases].map(fold))
    expect(repeated(words)).toEqual([])
  })

  it.each(makes.map((make) => [make.name, make] as const))(
    '%s: models, each told from the others',
    (_, make) => {
      expect(make.models.length).toBeGreaterThan(0)
      const words = make.models.flatMap((model) =>
        [model.name, ...(model.ar ? [model.ar] : []), ...(model.aliases ?? [])].map(fold),
      )
      expect(repeated(words)).toEqual([])
      for (const model of make.models) {
        expect(bodyTypes).toContain(model.body)
        expect(repeated(model.trims ?? [])).toEqual([])
      }
    },
  )

  it('writes a name that several makes use in one way, because /api/config/makes-models is keyed by it', () => {
    const arabicOf = new Map<string, string | undefined>()
    for (const model of everyModel) {
      if (arabicOf.has(model.name))
        expect([model.name, arabicOf.get(model.name)]).toEqual([model.name, model.ar])
      arabicOf.set(model.name, model.ar)
    }
  })

  it('omits the Arabic name only of letters and digits that sellers leave in Latin, never of a word', () => {
    const words = everyModel.filter((model) => !model.ar && /[a-z]{3}/.test(model.name))
    // Read letter by letter, E-Pace and I-Pace are the same in Arabic once hamza is folded.
    expect(words.map((model) => model.name)).toEqual(['F-Pace', 'E-Pace', 'I-Pace', 'F-Type'])
  })
})
