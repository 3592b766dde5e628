import { describe, expect, it, vi } from 'vitest'
import { notifyWrites } from './notify.ts'
import { aUser } from '#functions/testing/builders.ts'
import { defaultPreferences, type Preferences } from '#shared/schemas/preferences.ts'

vi.mock('#functions/core/env.ts', () => ({ env: () => ({ TABLE_NAME: 'table' }) }))

const at = new Date('2026-02-01T08:00:00.000Z')

const told = async (
  kind: 'LEAD_RECEIVED' | 'LEAD_REPLY' | 'LISTING_APPROVED',
  wishes: Preferences,
  inAppOnly = false,
  reader = aUser({ phoneConfirmedAt: '2026-01-01T00:00:00.000Z' }),
) => {
  const deps = {
    readPreferences: async () => ({ preferences: wishes, unsubscribeToken: 'token', version: 1 }),
    giveUnsubscribeToken: async () => 'token',
    newId: (of: string) => of,
    newUnsubscribeToken: () => 'token',
  }
  const writes = await notifyWrites(reader, { kind, about: {}, inAppOnly }, at, deps)
  return writes.map(({ Put: { Item } = {} }) =>
    Item?.channel === 'sms' ? `sms for ${Item.userId}` : (Item?.channel ?? 'app'),
  )
}

describe('who is told something', () => {
  it('finds it in the app always, by mail and text message as they wish', async () => {
    const quiet = {
      ...defaultPreferences,
      email: { leads: false, decisions: false, savedSearches: false, favorites: false },
    }
    expect(await told('LEAD_RECEIVED', quiet)).toEqual(['app'])
    expect(await told('LISTING_APPROVED', defaultPreferences)).toEqual(['app', 'email'])
  })

  it('is not mailed what is for the app only', async () => {
    expect(await told('LEAD_REPLY', defaultPreferences, true)).toEqual(['app'])
  })

  it('gets a text message of a new request, never of a reply', async () => {
    const loud = { ...defaultPreferences, sms: { leads: true } }
    expect(await told('LEAD_RECEIVED', loud)).toEqual(['app', 'email', `sms for ${aUser().id}`])
    expect(await told('LEAD_REPLY', loud)).toEqual(['app', 'email'])
  })

  it('is neither mailed nor texted where the address or the number may be a stranger’s', async () => {
    const loud = { ...defaultPreferences, sms: { leads: true } }
    expect(await told('LEAD_RECEIVED', loud, false, aUser({ emailConfirmedAt: null }))).toEqual(['app'])
  })
})
