import { describe, expect, test, vi } from 'vitest'
import type { advanceAlerts as advance, AlertsProgress } from '#functions/data/saved-searches.ts'
import { plateWatermarksAt } from '#functions/data/plate-feed.ts'
import { watermarksAt, type changedListingsSince as changes } from '#functions/data/change-feed.ts'
import type { Tally } from './alerts/notify-once.ts'
import { sendAlerts } from '#functions/jobs/send-alerts.ts'
import { aListing } from '#functions/testing/builders.ts'

const at = new Date('2026-01-03T00:00:00.000Z')
const seen: AlertsProgress = {
  watermarks: ['a'],
  startedAt: '2026-01-01T00:00:00.000Z',
  failedRuns: 0,
  version: 4,
}

const setup = (progress: AlertsProgress | undefined, tell: () => Promise<boolean> = async () => true) => {
  const advanceAlerts = vi.fn<typeof advance>(async () => true)
  const changedListingsSince = vi.fn<typeof changes>(async () => ({
    listings: [aListing()],
    watermarks: ['b'],
  }))
  const deps = {
    now: () => at,
    readAlertsProgress: async () => progress,
    advanceAlerts,
    changedListingsSince,
    changedPlatesSince: async () => ({ plates: [], watermarks: ['p'] }),
    notifyMatches: async (_percolator: unknown, _now: unknown, tally: Tally) => {
      await tally(tell, {})
    },
    notifySavers: async () => {},
  }
  return { deps, advanceAlerts, changedListingsSince }
}

const fails = async () => {
  throw new Error('no')
}

describe('sendAlerts', () => {
  test('begins at now, and tells nothing of what was before', async () => {
    const { deps, advanceAlerts, changedListingsSince } = setup(undefined)
    expect(await sendAlerts(deps)).toBe(0)
    expect(changedListingsSince).not.toHaveBeenCalled()
    const begun = {
      watermarks: watermarksAt(at),
      plateWatermarks: plateWatermarksAt(at),
      startedAt: at.toISOString(),
      failedRuns: 0,
    }
    expect(advanceAlerts.mock.calls).toEqual([[begun, undefined]])
  })

  test('goes on from where it was, after everybody has been told', async () => {
    const { deps, advanceAlerts, changedListingsSince } = setup(seen)
    expect(await sendAlerts(deps)).toBe(2)
    expect(changedListingsSince.mock.calls).toEqual([[['a'], at]])
    expect(advanceAlerts.mock.calls).toMatchObject([
      [{ watermarks: ['b'], plateWatermarks: ['p'], failedRuns: 0 }, seen],
    ])
  })

  test('stays where it was while somebody cannot be told, but not for ever', async () => {
    const first = setup(seen, fails)
    expect(await sendAlerts(first.deps)).toBe(0)
    expect(first.advanceAlerts.mock.calls).toMatchObject([[{ watermarks: ['a'], failedRuns: 1 }, seen]])
    const tired = { ...seen, failedRuns: 5 }
    const last = setup(tired, fails)
    await sendAlerts(last.deps)
    expect(last.advanceAlerts.mock.calls).toMatchObject([[{ watermarks: ['b'], failedRuns: 0 }, tired]])
  })

  test('notes nothing when the store fails as a whole', async () => {
    const { deps, advanceAlerts } = setup(seen)
    await expect(sendAlerts({ ...deps, notifySavers: fails })).rejects.toThrow('no')
    expect(advanceAlerts).not.toHaveBeenCalled()
  })
})
