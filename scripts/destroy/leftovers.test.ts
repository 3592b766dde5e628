import { STSClient } from '@aws-sdk/client-sts'
import { expect, test } from 'vitest'
import { deleteLogGroup, findLogGroups, logsCaller } from './leftovers.ts'

const client = new STSClient({
  region: 'us-east-1',
  credentials: { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' },
})

type Asked = { url: string; headers: Headers; body: Record<string, unknown> }

const answering = (...answers: Response[]) => {
  const asked: Asked[] = []
  const send = async (url: unknown, init: RequestInit = {}) => {
    asked.push({ url: String(url), headers: new Headers(init.headers), body: JSON.parse(String(init.body)) })
    return answers[asked.length - 1] ?? new Response('')
  }
  return { asked, call: logsCaller(client, send as typeof fetch) }
}

const groups = (...names: string[]) => names.map((logGroupName) => ({ logGroupName }))

test('log groups are found by their beginnings, on every page', async () => {
  const { asked, call } = answering(
    Response.json({ logGroups: groups('Sayara-dev-A'), nextToken: 'more' }),
    Response.json({ logGroups: groups('Sayara-dev-B') }),
    Response.json({}),
  )
  expect(await findLogGroups(call, 'me-central-1', ['Sayara-dev-', 'aws-waf-logs-sayara-dev-'])).toEqual([
    'Sayara-dev-A',
    'Sayara-dev-B',
  ])
  expect(asked.map(({ body }) => body)).toEqual([
    { logGroupNamePrefix: 'Sayara-dev-' },
    { logGroupNamePrefix: 'Sayara-dev-', nextToken: 'more' },
    { logGroupNamePrefix: 'aws-waf-logs-sayara-dev-' },
  ])
})

test('requests are signed for the service and the region, with the session', async () => {
  const { asked, call } = answering(new Response(''))
  await deleteLogGroup(call, 'us-east-1', 'Sayara-dev-A')
  const [{ url, headers, body } = { url: '', headers: new Headers(), body: {} }] = asked
  expect(url).toBe('https://logs.us-east-1.amazonaws.com/')
  expect(headers.get('x-amz-target')).toBe('Logs_20140328.DeleteLogGroup')
  expect(headers.get('authorization')).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/us-east-1\/logs\/aws4_request, /,
  )
  expect(headers.get('x-amz-security-token')).toBe('token')
  expect(body).toEqual({ logGroupName: 'Sayara-dev-A' })
})

test('a refusal is told', async () => {
  const { call } = answering(new Response('{"__type":"AccessDeniedException"}', { status: 400 }))
  await expect(deleteLogGroup(call, 'us-east-1', 'a')).rejects.toThrow(
    'refused DeleteLogGroup in us-east-1 (400)',
  )
})
