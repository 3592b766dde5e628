import { gunzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { packed } from '#functions/core/packed.ts'

const listing = { title: 'تويوتا لاند كروزر', imageUrl: '/api/listing-images/upl_00000000000000000000000000' }
const large = {
  statusCode: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(Array.from({ length: 80_000 }, (_, version) => ({ ...listing, version }))),
}

describe('an answer longer than Lambda hands over', () => {
  it('is packed below that, and says so', () => {
    expect(Buffer.byteLength(large.body)).toBeGreaterThan(8_000_000)
    const { body = '', headers, isBase64Encoded } = packed(large, 'gzip, deflate, br')
    expect(body.length).toBeLessThan(3_000_000)
    expect(isBase64Encoded).toBe(true)
    expect(headers).toEqual({ ...large.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(large.body)
  })

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip'])('is left to who takes %j', (accepted) =>
    expect(packed(large, accepted)).toBe(large),
  )

  test.each(['gzip', 'br, GZIP', 'deflate,gzip;q=0.5', 'gzip; q=1'])(
    'is packed for who takes %j',
    (accepted) => expect(packed(large, accepted).isBase64Encoded).toBe(true),
  )
})

it('leaves a short answer, and one without a body, as it is', () => {
  for (const result of [{ statusCode: 200, body: '{}' }, { statusCode: 204 }])
    expect(packed(result, 'gzip')).toBe(result)
})
