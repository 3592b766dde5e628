import { STSClient } from '@aws-sdk/client-sts'
import { expect, test } from 'vitest'
import { askFunctionQuota, judgeFunctionQuota } from './function-quota.ts'

const client = new STSClient({
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret' },
})

const ask = async (answer: Response) => {
  const asked: { url: string; authorization: string | null }[] = []
  const send = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), authorization: new Headers(init.headers).get('authorization') })
    return answer
  }
  return { quota: await askFunctionQuota(client, 'me-central-1', send as typeof fetch), asked }
}

test('the quota of the region is asked, signed for Lambda', async () => {
  const { quota, asked } = await ask(Response.json({ AccountLimit: { ConcurrentExecutions: 10 } }))
  expect(quota).toBe(10)
  expect(asked).toEqual([
    {
      url: 'https://lambda.me-central-1.amazonaws.com/2016-08-19/account-settings',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/me-central-1\/lambda\//,
      ),
    },
  ])
})

const region = 'me-central-1'
const prod = { region, reservesConcurrency: true }
const dev = { region, reservesConcurrency: false }

test('an account that is too small for the shares of prod is refused before anything is made', () => {
  expect(() => judgeFunctionQuota(10, prod)).toThrow(/may run 10 functions.*Service Quotas/)
  expect(() => judgeFunctionQuota(299, prod)).toThrow('may run 299')
  expect(judgeFunctionQuota(300, prod)).toBe('300 functions may run at once.')
})

test('a stage without shares begins all the same, and says what visitors will meet', () => {
  expect(judgeFunctionQuota(10, dev)).toMatch(/may run 10 functions.*visitors.*errors.*Service Quotas/)
  expect(judgeFunctionQuota(100, dev)).toBe('100 functions may run at once.')
})

test('nobody is stopped because Lambda does not say', async () => {
  const { quota } = await ask(new Response('', { status: 403 }))
  expect(judgeFunctionQuota(quota, prod)).toContain('does not say')
})
