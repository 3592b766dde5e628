import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { callerAddress, parseJsonText, readBody, readQuery, requireOriginSecret } from './read-request.ts'
import { sha256 } from './hash.ts'
import { originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'

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

const jsonRefusal = (text: string) => {
  try {
    parseJsonText(text)
    return 'accepted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('parseJsonText', () => {
  it('gives what JSON.parse gives for ordinary bodies', () => {
    const body = { make: 'Toyota', images: ['a', 'b'], nested: { 'a "quoted" key:': [1, null, true] } }
    expect(parseJsonText(JSON.stringify(body))).toEqual(body)
  })

  it.each([
    ['{"a":1', 'INVALID_JSON'],
    ['', 'INVALID_JSON'],
    ['{"a":1,}', 'INVALID_JSON'],
    ['{"a":1,"a":2}', 'BAD_REQUEST'],
    ['{"a":1,"\\u0061":2}', 'BAD_REQUEST'],
    ['{"__proto__":{"role":"PLATFORM_ADMIN"}}', 'BAD_REQUEST'],
    ['{"x":{"constructor":1}}', 'BAD_REQUEST'],
    ['[[[[[[[[[[[1]]]]]]]]]]]', 'BAD_REQUEST'],
    [`{${Array.from({ length: 201 }, (_, index) => `"k${index}":1`).join()}}`, 'BAD_REQUEST'],
  ])('refuses %s', (text, code) => expect(jsonRefusal(text)).toBe(code))

  it('allows one name in two objects, and a colon inside a value', () => {
    expect(jsonRefusal('{"a":{"x":1},"b":{"x":"y: {"}}')).toBe('accepted')
  })

  it('survives depth that would overflow a recursive walk', () => {
    expect(jsonRefusal(`${'['.repeat(30_000)}${']'.repeat(30_000)}`)).toBe('BAD_REQUEST')
  })
})

const edge = '130.176.1.1'
const visitor = '2001:db8::7'

const asked = (secret: string | undefined): APIGatewayProxyEventV2 => {
  const headers = {
    [viewerAddressHeader]: visitor,
    ...(secret !== undefined && { [originSecretHeader]: secret }),
  }
  return { headers, requestContext: { http: { sourceIp: edge } } } as unknown as APIGatewayProxyEventV2
}

const [old, next] = ['the old secret', 'the next secret'].map(sha256) as [string, string]

describe('a request to the API', () => {
  it.each(['the old secret', 'the next secret'])('that carries %s is from who CloudFront says', (secret) => {
    expect(() => requireOriginSecret(asked(secret), [old, next])).not.toThrow()
    expect(callerAddress(asked(secret), [old, next])).toBe(visitor)
  })

  it.each([undefined, '', 'a guess', old, `the old secret,the next secret`])(
    'that carries %o came around CloudFront',
    (secret) => {
      const code = expect.objectContaining({ code: 'FORBIDDEN' })
      expect(() => requireOriginSecret(asked(secret), [old, next])).toThrow(code)
      expect(callerAddress(asked(secret), [old, next])).toBe(edge)
    },
  )

  it('no longer counts with a secret that was replaced', () => {
    expect(() => requireOriginSecret(asked('the old secret'), [next])).toThrow()
  })

  it('is let in where nothing is asked, but nobody’s word about their address is taken', () => {
    expect(() => requireOriginSecret(asked(undefined), [])).not.toThrow()
    expect(callerAddress(asked(undefined), [])).toBe(edge)
    expect(callerAddress(asked('the old secret'), [])).toBe(edge)
  })

  it('is from the edge itself where CloudFront does not say for whom it asks', () => {
    const silent = asked('the next secret')
    delete silent.headers[viewerAddressHeader]
    expect(callerAddress(silent, [next])).toBe(edge)
  })
})
