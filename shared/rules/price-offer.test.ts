import { describe, expect, it } from 'vitest'
import {
  amountIssue,
  isCounterOffer,
  isLowOffer,
  mayOffer,
  offerAnswers,
  offerBounds,
  offerExpiresAt,
  offerStateAt,
  pastOfferState,
  readyOffers,
} from './price-offer.ts'
import { leadSides, priceOfferStates, type PriceOffer } from '#shared/schemas/lead.ts'

const made = new Date('2026-02-01T08:00:00.000Z')
const anOffer = (parts: Partial<PriceOffer> = {}): PriceOffer => ({
  id: 'msg_00000000000000000000000001',
  by: 'buyer',
  amountQAR: 48_000,
  state: 'OPEN',
  at: made.toISOString(),
  expiresAt: offerExpiresAt(made),
  ...parts,
})
const around = { forSale: { priceQAR: 50_000 }, status: 'NEW' as const, at: made }

describe('the state of an offer', () => {
  it('is open until two days have passed', () => {
    const at = (hours: number) => new Date(made.getTime() + hours * 3_600_000)
    expect(offerStateAt(anOffer(), around)).toBe('OPEN')
    expect(offerStateAt(anOffer(), { ...around, at: at(47.99) })).toBe('OPEN')
    expect(offerStateAt(anOffer(), { ...around, at: at(48) })).toBe('LAPSED')
  })

  it('lapses when the car cannot be bought, costs less than the offer, or the inquiry is closed', () => {
    expect(offerStateAt(anOffer(), { ...around, forSale: null })).toBe('LAPSED')
    expect(offerStateAt(anOffer(), { ...around, forSale: { priceQAR: 47_999 } })).toBe('LAPSED')
    expect(offerStateAt(anOffer(), { ...around, forSale: { priceQAR: 48_000 } })).toBe('OPEN')
    expect(offerStateAt(anOffer(), { ...around, status: 'CLOSED' })).toBe('LAPSED')
  })

  it('stays open when the price changes, as long as it is not below the offer', () => {
    for (const priceQAR of [49_000, 60_000])
      expect(offerStateAt(anOffer(), { ...around, forSale: { priceQAR } })).toBe('OPEN')
  })

  it('stays what an answer made it', () => {
    for (const state of ['ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const)
      expect(offerStateAt(anOffer({ state }), { ...around, forSale: null })).toBe(state)
  })
})

describe('what a side may do', () => {
  it('answers the other side’s open offer, withdraws its own, and does nothing to one that is over', () => {
    expect(offerAnswers(anOffer(), 'seller')).toEqual(['ACCEPTED', 'DECLINED'])
    expect(offerAnswers(anOffer(), 'buyer')).toEqual(['WITHDRAWN'])
    expect(offerAnswers(anOffer({ by: 'seller' }), 'buyer')).toEqual(['ACCEPTED', 'DECLINED'])
    for (const side of leadSides)
      for (const state of priceOfferStates.filter((each) => each !== 'OPEN'))
        expect(offerAnswers(anOffer({ state }), side)).toEqual([])
  })

  it('lets the buyer begin', () => {
    expect([mayOffer('buyer', null), mayOffer('seller', null), mayOffer('seller', anOffer())]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('knows a counter-offer from a new one', () => {
    expect(isCounterOffer('seller', anOffer())).toBe(true)
    expect(isCounterOffer('buyer', anOffer())).toBe(false)
    expect(isCounterOffer('seller', anOffer({ state: 'DECLINED' }))).toBe(false)
    expect(isCounterOffer('buyer', null)).toBe(false)
  })

  it('keeps amounts at most at the asking price, and a counter-offer on its own side of the other', () => {
    expect(offerBounds('buyer', null, 50_000)).toEqual({ min: 1, max: 50_000 })
    expect(offerBounds('buyer', anOffer(), 50_000)).toEqual({ min: 1, max: 50_000 })
    expect(offerBounds('seller', anOffer(), 50_000)).toEqual({ min: 48_001, max: 50_000 })
    expect(offerBounds('buyer', anOffer({ by: 'seller' }), 50_000)).toEqual({ min: 1, max: 47_999 })
    const full = offerBounds('seller', anOffer({ amountQAR: 50_000 }), 50_000)
    expect(full.min).toBeGreaterThan(full.max)
  })
})

it('what became of an earlier offer is told by what followed it', () => {
  const expiresAt = offerExpiresAt(made)
  const offered = (from: 'buyer' | 'seller', isCounter: boolean) => ({
    from,
    event: { kind: 'OFFERED' as const, amountQAR: 1, isCounter, expiresAt },
  })
  const said = { from: 'seller' as const }
  expect(pastOfferState('buyer', [said, offered('seller', true)])).toBe('COUNTERED')
  expect(pastOfferState('buyer', [offered('buyer', false)])).toBe('REPLACED')
  expect(pastOfferState('buyer', [offered('seller', false)])).toBe('LAPSED')
  expect(pastOfferState('buyer', [said])).toBe('LAPSED')
  const event = { kind: 'OFFER_DECLINED' as const, amountQAR: 1 }
  expect(pastOfferState('buyer', [{ from: 'seller', event }])).toBe('DECLINED')
})

describe('amounts', () => {
  it('are refused with the reason', () => {
    const counter = anOffer({ by: 'seller' })
    expect(amountIssue(50_001, 'buyer', null, 50_000)).toBe('aboveAsking')
    expect(amountIssue(50_000, 'buyer', null, 50_000)).toBeUndefined()
    expect(amountIssue(48_000, 'buyer', counter, 50_000)).toBe('notBelow')
    expect(amountIssue(48_000, 'seller', anOffer(), 50_000)).toBe('notAbove')
    expect(amountIssue(48_001, 'seller', anOffer(), 50_000)).toBeUndefined()
  })

  it('are ready at 3, 5 and 10 % below the asking price, rounded as people round', () => {
    expect(readyOffers(50_000)).toEqual([48_500, 47_500, 45_000])
    expect(readyOffers(165_000)).toEqual([160_000, 157_000, 148_500])
    expect(readyOffers(1_250_000)).toEqual([1_213_000, 1_188_000, 1_125_000])
    expect(readyOffers(900)).toEqual([870, 860, 810])
    expect(readyOffers(1)).toEqual([])
  })

  it('are asked about below seven tenths of the asking price', () => {
    expect([isLowOffer(35_000, 50_000), isLowOffer(34_999, 50_000)]).toEqual([false, true])
  })
})
