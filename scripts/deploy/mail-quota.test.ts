import { GetAccountCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, test } from 'vitest'
import { askMailQuota, describeMailQuota } from './mail-quota.ts'

const client = new SESv2Client({ region: 'me-central-1' })
const ses = mockClient(client)

test('the rate of the account is asked, and a sandbox told of', async () => {
  ses.on(GetAccountCommand).resolves({
    SendQuota: { MaxSendRate: 14, Max24HourSend: 50_000 },
    ProductionAccessEnabled: true,
  })
  const quota = await askMailQuota(client)
  expect(quota).toEqual({ perSecond: 14, perDay: 50_000, isInSandbox: false })
  expect(describeMailQuota(quota)).toBe('SES sends 14 emails a second and 50,000 a day.')
  expect(describeMailQuota({ perSecond: 1, perDay: 200, isInSandbox: true })).toContain('sandbox')
})

test('nobody is stopped because SES does not say', async () => {
  ses.on(GetAccountCommand).rejects(new Error('AccessDenied'))
  expect(describeMailQuota(await askMailQuota(client))).toContain('does not say')
})
