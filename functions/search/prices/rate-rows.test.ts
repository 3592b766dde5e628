import { describe, expect, it } from 'vitest'
import { comparePrice } from '#functions/search/find-comparables.ts'
import { answerQuestion } from '#functions/search/questions.ts'
import { applyChanges, createIndex, findListing } from '#functions/search/search-index.ts'
import { search, toRatedCards } from '#functions/search/search.ts'
import { randomDocument, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery } from '#functions/search/testing/queries.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import { rateRow } from './rate-rows.ts'
import { fittedPrice } from './sampled-rows.ts'

const random = seededRandom(17)
let made = 0
const document = (changes: Partial<ListingCard>) =>
  randomDocument(random, ++made, {
    make: 'Toyota',
    model: 'Land Cruiser',
    variant: 'GXR',
    year: 2023,
    mileage: 40_000,
    isGCCSpec: true,
    ...changes,
  })

const usual = Array.from({ length: 20 }, (_, at) => document({ priceQAR: 292_000 + at * 1000 }))
const bargain = document({ priceQAR: 262_000 })
const dear = document({ priceQAR: 350_000 })
const mistake = document({ priceQAR: 30_000 })
const lonely = document({ make: 'Lamborghini', model: 'Huracan', priceQAR: 700_000 })
const older = Array.from({ length: 6 }, (_, at) => document({ year: 2014, priceQAR: 110_000 + at * 1000 }))
const documents = [...usual, bargain, dear, mistake, lonely, ...older]

const sorted = (index = createIndex(documents)) => {
  const query = { ...plainQuery, sortBy: 'deal' as const, limit: 100 }
  return toRatedCards(index, search(index, query).hits)
}

describe('by best deal', () => {
  it('the best come first, a suspect price after all that are rated, and what is not rated last', () => {
    const ids = sorted().map(({ id }) => id)
    expect(ids[0]).toBe(bargain.id)
    expect(ids.slice(-2)).toEqual([mistake.id, lonely.id])
    expect(ids.indexOf(dear.id)).toBe(ids.length - 3)
  })

  it('cards stand in the order of the differences that they show', () => {
    const shown = sorted().flatMap(({ deal }) =>
      deal && deal.verdict !== 'SUSPECT' ? deal.differencePercent : [],
    )
    expect(shown.length).toBe(documents.length - 2)
    expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  })

  it('pages do not overlap, and the order is the same in however many segments the cars lie', () => {
    const grown = createIndex(usual)
    for (const each of documents.slice(usual.length)) applyChanges(grown, [{ ...each, document: each }])
    expect(sorted(grown).map(({ id }) => id)).toEqual(sorted().map(({ id }) => id))
  })
})

describe('a good price', () => {
  const index = createIndex(documents)
  const found = (goodPrice: boolean) => search(index, { ...plainQuery, goodPrice, limit: 100 })

  it('is a filter, which leaves out what is suspect or not rated', () => {
    const good = toRatedCards(index, found(true).hits)
    expect(good.map(({ id }) => id)).toContain(bargain.id)
    for (const { deal } of good) expect(['GOOD', 'GREAT']).toContain(deal?.verdict)
    expect(found(true).total + found(false).total).toBe(documents.length)
  })
})

describe('of a thousand cars', () => {
  const cruisers = Array.from({ length: 1000 }, (_, at) =>
    document({ year: 2022 + (at % 3), priceQAR: 290_000 + (at % 40) * 1000 }),
  )
  const ofOld = Array.from({ length: 8 }, (_, at) => document({ year: 2005, priceQAR: 40_000 + at * 1000 }))
  const index = createIndex([...cruisers, ...ofOld])

  it('a rare generation is compared with all of its own', () => {
    const [{ card }] = ofOld as [(typeof ofOld)[0]]
    expect(comparePrice(index, card, card.id).estimate).toMatchObject({ count: 7 })
    const { segment, row } = findListing(index, card.id)!
    expect(rateRow(index, segment, row)).toBeDefined()
  })

  it('the middle for one that the fit does not look at has nothing of its own price in it', () => {
    const isLookedAt = ({ id }: { id: string }) => {
      const { segment, row } = findListing(index, id)!
      return fittedPrice(segment, row) !== undefined
    }
    const place = cruisers.findIndex((each) => !isLookedAt(each))
    const middleAt = (priceQAR: number) => {
      const rare = { ...cruisers[place]!.card, variant: 'VXR', priceQAR }
      const among = createIndex([...cruisers.with(place, { ...cruisers[place]!, card: rare }), ...ofOld])
      return comparePrice(among, rare, rare.id).estimate!.middleQAR
    }
    expect(middleAt(450_000)).toBe(middleAt(300_000))
  })
})

describe('the rating of a card', () => {
  it('is that of the car page', () => {
    const index = createIndex(documents)
    const { card } = bargain
    const { segment, row } = findListing(index, card.id)!
    const { estimate, comparables, generation } = comparePrice(index, card, card.id)
    expect(generation?.en).toContain('300')
    expect(comparables.every((each) => each.card.year === 2023)).toBe(true)
    const difference = (card.priceQAR / estimate!.middleQAR - 1) * 100
    expect(rateRow(index, segment, row)).toMatchObject({ verdict: 'GREAT' })
    expect(rateRow(index, segment, row)!.differencePercent).toBeCloseTo(difference, -1)
  })

  it('follows the market: a change of one car is a change of what its like may cost', () => {
    const index = createIndex(documents)
    const before = comparePrice(index, bargain.card).estimate!.middleQAR
    const raised = usual.map((each) => ({
      ...each,
      version: 2,
      document: { ...each, version: 2, card: { ...each.card, priceQAR: each.card.priceQAR * 2 } },
    }))
    applyChanges(index, raised)
    expect(comparePrice(index, bargain.card).estimate!.middleQAR).toBeGreaterThan(before * 1.7)
  })

  it('is asked for by id, in the order of the ids, null for what is not rated or not on offer', async () => {
    const cars = createIndex(documents)
    const indexes = { cars: async () => cars, plates: () => Promise.reject(new Error('not asked')) }
    const ids = [lonely.id, bargain.id, 'lst_00000000000000000000000000']
    expect(await answerQuestion(indexes, 'dealsOf', { ids })).toEqual({
      answer: [null, expect.objectContaining({ verdict: 'GREAT' }), null],
    })
  })
})
