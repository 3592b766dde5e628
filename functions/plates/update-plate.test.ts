import { describe, expect, it } from 'vitest'
import { editPlateRecord } from './update-plate.ts'
import { priceDrop } from '#shared/rules/price-drop.ts'
import { decidedPlate } from '#functions/commands/decide-plate.ts'
import { aPlate } from '#functions/testing/builders.ts'

const at = new Date('2026-05-01T10:00:00.000Z')
const approved = aPlate()

describe('editPlateRecord', () => {
  it.each([
    ['PENDING', { price: 5 }, 'PENDING'],
    ['PENDING', { description: 'New' }, 'PENDING'],
    ['APPROVED', { price: 5, category: 'other', location: 'al-khor' }, 'APPROVED'],
    ['APPROVED', { description: approved.description ?? '' }, 'APPROVED'],
    ['APPROVED', { description: 'New' }, 'PENDING'],
    ['APPROVED', { description: '' }, 'PENDING'],
    ['APPROVED', {}, 'APPROVED'],
    ['REJECTED', { price: 5 }, 'PENDING'],
    ['REJECTED', {}, 'PENDING'],
  ] as const)('%s with %j is %s', (status, edit, next) => {
    const before = aPlate({ status, rejectionReason: status === 'REJECTED' ? 'Why' : null })
    const after = editPlateRecord(before, edit, at)
    expect(after).toMatchObject({
      status: next,
      rejectionReason: null,
      updatedAt: at.toISOString(),
      version: before.version + 1,
      publishedAt: before.publishedAt,
    })
  })

  it('knows no description from an empty one', () => {
    const before = aPlate({ description: null })
    expect(editPlateRecord(before, { description: '' }, at)).toMatchObject({
      status: 'APPROVED',
      description: null,
    })
    expect(editPlateRecord(approved, { price: 1 }, at).description).toBe(approved.description)
  })

  it('says nothing of a refusal any more, and notes since when it waits', () => {
    const submittedAt = '2026-01-09T09:00:00.000Z'
    const refused = aPlate({ status: 'REJECTED', reasonCodes: ['NOT_OWNED'], submittedAt })
    const anew = { reasonCodes: [], appeal: null, submittedAt: at.toISOString() }
    expect(editPlateRecord(refused, {}, at)).toMatchObject(anew)
    expect(editPlateRecord(aPlate({ submittedAt }), { description: 'New' }, at)).toMatchObject(anew)
    for (const before of [aPlate({ submittedAt }), aPlate({ status: 'PENDING', submittedAt })])
      expect(editPlateRecord(before, { price: 5 }, at).submittedAt).toBe(submittedAt)
  })
})

describe('the prices of a plate', () => {
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000)
  const approve = (plate: typeof approved, time: Date) =>
    decidedPlate(plate, { status: 'APPROVED' }, { adminId: 'adm', at: time.toISOString() })
  const pricesOf = ({ priceHistory }: typeof approved) => priceHistory.map(({ priceQAR }) => priceQAR)
  const live = aPlate({
    price: 100_000,
    priceHistory: [{ priceQAR: 100_000, at: '2026-02-01T00:00:00.000Z' }],
  })
  const held = editPlateRecord(live, { price: 10_000 }, at, true)

  it('keep nothing of one that was held and corrected before anybody saw it', () => {
    expect(held.status).toBe('PENDING')
    const again = approve(editPlateRecord(held, { price: 100_000 }, later(1)), later(2))
    expect(pricesOf(again)).toEqual([100_000])
    const cut = editPlateRecord(again, { price: 85_000 }, later(3))
    expect(priceDrop(cut.priceHistory)).toEqual({ previousPriceQAR: 100_000, at: later(3).toISOString() })
  })

  it('keep nothing of one that was rejected either, also when it was sent again first', () => {
    const refused = { ...held, status: 'REJECTED' } as const
    const sent = editPlateRecord(editPlateRecord(refused, {}, later(1)), { price: 100_000 }, later(2))
    expect(pricesOf(approve(sent, later(3)))).toEqual([100_000])
  })

  it('have one that was held from its approval on', () => {
    expect(approve(held, later(2)).priceHistory.at(-1)).toEqual({
      priceQAR: 10_000,
      at: later(2).toISOString(),
    })
  })
})
