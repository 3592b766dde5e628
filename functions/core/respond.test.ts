import { answer } from '#functions/core/respond.ts'
import { seededRandom } from '#functions/search/testing/documents.ts'
import { sampleOf } from '#functions/testing/sample-value.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/routes.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { compressed, readyBody } from './respond.ts'

const listing = { title: 'تويوتا لاند كروزر', imageUrl: '/api/listing-images/upl_00000000000000000000000000' }
const answerOf = (count: number) => ({
  statusCode: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(Array.from({ length: count }, (_, version) => ({ ...listing, version }))),
})

test('an answer longer than Lambda hands over is compressed below that', () => {
  const large = answerOf(80_000)
  expect(Buffer.byteLength(large.body)).toBeGreaterThan(8_000_000)
  expect((compressed(large, 'gzip').body ?? '').length).toBeLessThan(3_000_000)
})

describe('an answer of more than a packet', () => {
  const page = answerOf(20)

  it('is compressed, and says so', () => {
    const { body = '', headers, isBase64Encoded } = compressed(page, 'gzip, deflate, br')
    expect(isBase64Encoded).toBe(true)
    expect(headers).toEqual({ ...page.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(Buffer.from(body, 'base64')).toString()).toBe(page.body)
  })

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0', 'x-gzip'])('is left to who takes %j', (accepted) =>
    expect(compressed(page, accepted)).toEqual({
      ...page,
      headers: { ...page.headers, vary: 'accept-encoding' },
    }),
  )

  test.each(['gzip', 'br, GZIP', 'deflate,gzip;q=0.5', 'gzip; q=1'])(
    'is compressed for who takes %j',
    (accepted) => expect(compressed(page, accepted).isBase64Encoded).toBe(true),
  )

  it('goes out as it was written elsewhere, unpacked for who does not take gzip', () => {
    const gzip = gzipSync('{"total":1}').toString('base64')
    const result = answer(contracts.searchListings, readyBody(gzip), 'r')
    expect(compressed(result, 'gzip')).toMatchObject({
      body: gzip,
      isBase64Encoded: true,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-encoding': 'gzip',
        vary: 'accept-encoding',
      },
    })
    const plain = compressed(result, 'br')
    expect(plain).toMatchObject({
      body: '{"total":1}',
      isBase64Encoded: false,
      headers: { vary: 'accept-encoding' },
    })
    expect(plain.headers).not.toHaveProperty('content-encoding')
  })

  it('stays as it is beside a cookie, and when it is bytes already', () => {
    for (const other of [
      { ...page, cookies: ['session=1'] },
      { ...page, isBase64Encoded: true },
    ])
      expect(compressed(other, 'gzip')).toBe(other)
  })
})

it('leaves a short answer, and one without a body, as it is', () => {
  for (const result of [{ statusCode: 200, body: '{}' }, { statusCode: 204 }])
    expect(compressed(result, 'gzip')).toBe(result)
})

const answers = Object.values(contracts).flatMap((route: Contract) =>
  // Pages are not JSON, and the OpenAPI document is open for anything that JSON Schema allows.
  route.response && !route.contentType && route.id !== 'getOpenapi'
    ? [[route.id, route.response, route] as const]
    : [],
)

test.each(answers)(
  'the answer of %s carries nothing that its schema does not declare',
  (id, schema, route) => {
    const random = seededRandom(id.length)
    for (let count = 0; count < 10; count++) {
      const { body } = answer(route, sampleOf(schema, random), 'r-1')
      expect(body).not.toContain('undeclared')
    }
  },
)
