import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { sha256 } from './hash.ts'
import { callerAddress, refuseDetours } from '#functions/core/through-cloudfront.ts'
import { originSecretHeader, viewerAddressHeader } from '#shared/constants/origin-headers.ts'

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
    expect(() => refuseDetours(asked(secret), [old, next])).not.toThrow()
    expect(callerAddress(asked(secret), [old, next])).toBe(visitor)
  })

  it.each([undefined, '', 'a guess', old, `the old secret,the next secret`])(
    'that carries %o came around CloudFront',
    (secret) => {
      const code = expect.objectContaining({ code: 'FORBIDDEN' })
      expect(() => refuseDetours(asked(secret), [old, next])).toThrow(code)
      expect(callerAddress(asked(secret), [old, next])).toBe(edge)
    },
  )

  it('no longer counts with a secret that was replaced', () => {
    expect(() => refuseDetours(asked('the old secret'), [next])).toThrow()
  })

  it('is let in where nothing is asked, but nobody’s word about their address is taken', () => {
    expect(() => refuseDetours(asked(undefined), [])).not.toThrow()
    expect(callerAddress(asked(undefined), [])).toBe(edge)
    expect(callerAddress(asked('the old secret'), [])).toBe(edge)
  })

  it('is from the edge itself where CloudFront does not say for whom it asks', () => {
    const silent = asked('the next secret')
    delete silent.headers[viewerAddressHeader]
    expect(callerAddress(silent, [next])).toBe(edge)
  })
})
