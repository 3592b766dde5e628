import { expect, it } from 'vitest'
import { noteLostAccounts, wereAccountsLost } from '#functions/data/passwords.ts'
import { useOwnTable } from '#functions/testing/own-table.ts'

it('knows for a year that the accounts were lost', async () => {
  await useOwnTable()
  const at = new Date('2026-11-20T12:00:00Z')
  expect(await wereAccountsLost(at)).toBe(false)
  await noteLostAccounts(at)
  expect(await wereAccountsLost(new Date('2027-11-20T11:59:59Z'))).toBe(true)
  expect(await wereAccountsLost(new Date('2027-11-20T12:00:00Z'))).toBe(false)
})
