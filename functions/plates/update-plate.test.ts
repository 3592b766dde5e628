import { describe, expect, it } from 'vitest'
import { editPlateRecord } from './update-plate.ts'
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
