import { describe, expect, it } from 'vitest'
import { getHealth } from '#functions/config/get-health.ts'
import { getLocations } from '#functions/config/get-locations.ts'
import { getMakesModels } from '#functions/config/get-makes-models.ts'
import { getOpenapi } from '#functions/config/get-openapi.ts'
import { getQarToUsd } from '#functions/config/get-qar-to-usd.ts'
import * as contracts from '#shared/api/config.ts'
import { makes } from '#shared/reference/makes.ts'

describe('every answer leaves whole through its contract', () => {
  const answers = { getHealth, getLocations, getMakesModels, getOpenapi, getQarToUsd }
  it.each(Object.entries(answers))('%s', async (id, answer) => {
    const value = await answer()
    expect(contracts[id as keyof typeof contracts].response.parse(value)).toEqual(value)
  })
})

describe('the catalogue of cars', () => {
  it('gives every model of every make a body type', async () => {
    const { makes: names, models, bodies } = await getMakesModels()
    expect(names).toHaveLength(makes.length)
    for (const make of names)
      expect(Object.keys(bodies[make] ?? {}).toSorted()).toEqual(models[make]?.toSorted())
  })

  it('never gives one model name two Arabic names, since the answer knows models by name alone', () => {
    const seen = new Map<string, string>()
    for (const { name, ar } of makes.flatMap((make) => make.models)) {
      if (!ar) continue
      expect(seen.get(name) ?? ar, name).toBe(ar)
      seen.set(name, ar)
    }
  })
})

describe('locations', () => {
  it('has an Arabic name for every city of all six countries', async () => {
    const { cities, arabic } = await getLocations()
    expect(Object.keys(cities).toSorted()).toEqual(['AE', 'BH', 'KW', 'OM', 'QA', 'SA'])
    for (const city of Object.values(cities).flat()) expect(arabic[city], city).toMatch(/^[\u0600-\u06ff ]+$/)
  })
})

describe('the rate', () => {
  it('is the peg of 3.64 to three digits', async () => {
    const { rate } = await getQarToUsd()
    expect(rate).toBe(Math.round(1000 / 3.64) / 1000)
  })
})
