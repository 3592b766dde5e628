import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { readBody, readQuery } from '#functions/core/read-request.ts'

const event = (parts: Partial<APIGatewayProxyEventV2>) =>
  ({
    rawQueryString: '',
    headers: { 'content-type': 'application/json' },
    ...parts,
  }) as APIGatewayProxyEventV2

const codeOf = (act: () => unknown) => {
  try {
    act()
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('readQuery', () => {
  it('decodes names and values and leaves empty ones out', () => {
    const query = readQuery(
      event({ rawQueryString: 'search=%D8%A8%D8%A7%D8%AA%D8%B1%D9%88%D9%84+2020&make=&page=2' }),
    )
    expect(query).toEqual({ search: 'باترول 2020', page: '2' })
  })

  it.each(['page=1&page=2', 'a=%E0%A4%A', '%'])('refuses %s', (rawQueryString) => {
    expect(codeOf(() => readQuery(event({ rawQueryString })))).toBe('BAD_REQUEST')
  })

  it('keeps a parameter named __proto__ a plain parameter', () => {
    const query = readQuery(event({ rawQueryString: '__proto__=x' }))
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  })
})

describe('readBody', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8'])(
    'accepts %s',
    (type) => {
      expect(readBody(event({ headers: { 'content-type': type }, body: '{"a":1}' }))).toEqual({ a: 1 })
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''])(
    'refuses the type "%s"',
    (type) => {
      expect(codeOf(() => readBody(event({ headers: { 'content-type': type }, body: '{}' })))).toBe(
        'UNSUPPORTED_MEDIA_TYPE',
      )
    },
  )

  it('refuses more than 64 KiB before it looks at it, and bytes that are not UTF-8', () => {
    expect(codeOf(() => readBody(event({ body: ' '.repeat(65_537) })))).toBe('PAYLOAD_TOO_LARGE')
    const latin = Buffer.from([0x22, 0xe9, 0x22]).toString('base64')
    expect(codeOf(() => readBody(event({ body: latin, isBase64Encoded: true })))).toBe('INVALID_JSON')
  })
})
