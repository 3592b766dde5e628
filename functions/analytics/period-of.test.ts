import { expect, it, test } from 'vitest'
import { daysNeeded, periodOf } from '#functions/analytics/period-of.ts'

// Half past midnight in Qatar, still the day before in London.
const at = new Date('2026-03-01T21:30:00.000Z')
const none = { views: 0, contacts: 0, saves: 0 }

it('has every day of the period, today last, and sums up the one before', () => {
  const counted = [
    { day: '2026-02-20', views: 5, contacts: 1, saves: 1 },
    { day: '2026-02-23', views: 2, contacts: 0, saves: 0 },
    { day: '2026-02-24', views: 3, contacts: 1, saves: 0 },
    { day: '2026-03-02', views: 4, contacts: 0, saves: 2 },
  ]
  expect(periodOf(counted, 7, at)).toEqual({
    days: [
      { day: '2026-02-24', views: 3, contacts: 1, saves: 0 },
      { day: '2026-02-25', ...none },
      { day: '2026-02-26', ...none },
      { day: '2026-02-27', ...none },
      { day: '2026-02-28', ...none },
      { day: '2026-03-01', ...none },
      { day: '2026-03-02', views: 4, contacts: 0, saves: 2 },
    ],
    totals: { views: 7, contacts: 1, saves: 2 },
    before: { views: 7, contacts: 1, saves: 1 },
  })
})

test('nothing counted is a period of zeros', () => {
  const { days, totals, before } = periodOf([], 90, at)
  expect(days).toHaveLength(90)
  expect([totals, before]).toEqual([none, none])
})

test('two periods are read', () => {
  expect(daysNeeded(7, at)).toEqual({ from: '2026-02-17', to: '2026-03-02' })
})
