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

test('an account that is too small is told before anything is made', () => {
  expect(() => judgeFunctionQuota(10, 'me-central-1')).toThrow(/may run 10 functions.*Service Quotas/)
  expect(() => judgeFunctionQuota(239, 'me-central-1')).toThrow('may run 239')
  expect(judgeFunctionQuota(240, 'me-central-1')).toContain('240')
})

test('nobody is stopped because Lambda does not say', async () => {
  const { quota } = await ask(new Response('', { status: 403 }))
  expect(judgeFunctionQuota(quota, 'me-central-1')).toContain('does not say')
})
