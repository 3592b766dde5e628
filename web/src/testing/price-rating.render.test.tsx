import { useState, type PropsWithChildren } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import type { ListingCard } from '#shared/schemas/listing.ts'
import type { PriceRating } from '#shared/schemas/price-rating.ts'
import { PriceComparison } from '#web/features/car/price-comparison.tsx'
import { PriceVerdict } from '#web/features/car/rated-price.tsx'
import { loadedMessages } from '#web/i18n/catalogue.ts'
import { listing } from './fixtures.ts'
import { fakeApi, overflowing, renderIn, violations } from './render.tsx'

const rating: PriceRating = {
  verdict: 'GOOD',
  confidence: 'HIGH',
  count: 8,
  median: 172_000,
  fair: { from: 160_000, to: 184_000 },
  differencePercent: -4,
  basis: { years: 1, isGCCSpec: true },
  model: null,
  comparables: [{ card: { ...listing, id: `lst_${'0'.repeat(25)}2` }, adjustedQAR: 171_000 }],
}

const asked: string[] = []
beforeEach(() => {
  asked.length = 0
  fakeApi((route) => {
    asked.push(route)
    return { body: rating }
  })
})

const WithCards = ({ cards, children }: PropsWithChildren<{ cards: readonly ListingCard[] }>) => {
  const client = useQueryClient()
  useState(() => client.setQueryData(['listings', 'featured'], cards))
  return children
}

/** The parts of a car's page that speak of its price, with much between them, after a list that showed these cars. */
const show = (language: (typeof languages)[number], cards: readonly ListingCard[]) =>
  renderIn(
    language,
    <WithCards cards={cards}>
      <PriceVerdict listing={listing} />
      <div style={{ height: '300vh' }} />
      <PriceComparison listing={listing} car="Nissan Patrol" />
    </WithCards>,
    ['price', 'cars'],
  )

const ofRating = [`GET /api/listings/${listing.id}/price-rating`]

describe.each(languages)('the price of a car, in %s', (language) => {
  it('has the word of the card that a list showed, and asks for its reasons when they come near', async () => {
    const screen = await show(language, [{ ...listing, deal: { verdict: 'GREAT', differencePercent: -12 } }])
    const messages = loadedMessages(language, 'price')!
    await expect.element(screen.getByText(messages['verdict.GREAT'])).toBeVisible()
    expect(asked).toEqual([])
    expect(await violations()).toEqual([])

    screen.getByRole('region').element().scrollIntoView()
    await expect.element(screen.getByText(messages['verdict.GOOD']).last()).toBeVisible()
    expect(asked).toEqual(ofRating)
    await expect.element(screen.getByText(messages['verdict.GREAT'])).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
    expect(overflowing()).toEqual([])
  })

  it('is asked about at once where no list has shown the car, or with another price', async () => {
    await show(language, [])
    await expect.poll(() => asked).toEqual(ofRating)
    const deal = { verdict: 'GREAT', differencePercent: -12 } as const
    const screen = await show(language, [{ ...listing, priceQAR: listing.priceQAR - 1000, deal }])
    await expect.poll(() => asked).toEqual([...ofRating, ...ofRating])
    await expect
      .element(screen.getByText(loadedMessages(language, 'price')!['verdict.GREAT']))
      .not.toBeInTheDocument()
  })
})
