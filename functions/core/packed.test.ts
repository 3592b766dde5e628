import { gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { packed } from '#functions/core/packed.ts'

const listing = { title: 'تويوتا لاند كروزر', imageUrl: '/api/listing-images/upl_00000000000000000000000000' }
const answerOf = (count: number) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(Array.from({ length: count }, (_, version) => ({ ...listing, version }))),
})

test('an answer longer than Lambda hands over is packed below that', () => {
  const large = answerOf(80_000)
  expect(Buffer.byteLength(large.body)).toBeGreaterThan(8_000_000)
  expect((packed(large, 'gzip').body ?? '').length).toBeLessThan(3_000_000)
})

describe('an answer of more than a packet', () => {
  const page = answerOf(20)

  it('is packed, and says so', () => {
    const { body = '', headers, isBase64Encoded } = packed(page, 'gzip, deflate, br')
    expect(isBase64Encoded).toBe(true)
    expect(headers).toEqual({ ...page.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(page.body)
  })

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip'])('is left to who takes %j', (accepted) =>
    expect(packed(page, accepted)).toEqual({
      ...page,
      headers: { ...page.headers, vary: 'accept-encoding' },
    }),
  )

  test.each(['gzip', 'br, GZIP', 'deflate,gzip;q=0.5', 'gzip; q=1'])(
    'is packed for who takes %j',
    (accepted) => expect(packed(page, accepted).isBase64Encoded).toBe(true),
  )

  it('stays as it is beside a cookie, and when it is bytes already', () => {
    for (const other of [
      { ...page, cookies: ['session=1'] },
      { ...page, isBase64Encoded: true },
    ])
      expect(packed(other, 'gzip')).toBe(other)
  })
})

it('leaves a short answer, and one without a body, as it is', () => {
  for (const result of [{ statusCode: 200, body: '{}' }, { statusCode: 204 }])
    expect(packed(result, 'gzip')).toBe(result)
})
