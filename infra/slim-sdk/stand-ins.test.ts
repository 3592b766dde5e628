import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SESv2Client } from '@aws-sdk/client-sesv2'
import { SNSClient } from '@aws-sdk/client-sns'
import { describe, expect, it } from 'vitest'
import { knownRefusals, literalKeys, withoutUnknownRefusals } from '#infra/slim-sdk/rewrites.ts'
import { bucketEndpoint } from '#infra/slim-sdk/stand-ins/bucket-endpoint.ts'
import { regionalEndpoint } from '#infra/slim-sdk/stand-ins/regional-endpoint.ts'

type Resolver = (asked: object) => { url: URL; properties?: object; headers?: object }

/** What the SDK itself would resolve: the client's own provider, which the bundles are without. */
const sdkResolver = (client: { config: object }): Resolver =>
  (client.config as { endpointProvider: Resolver }).endpointProvider

const plain = (asked: object, resolve: Resolver) => {
  const { url, properties = {}, headers = {} } = resolve(asked)
  return { url: String(url), properties, headers }
}

const regions = ['me-central-1', 'us-east-1', 'eu-central-1', 'ap-southeast-7', 'il-central-1']
const region = 'me-central-1'
const usual = { UseFIPS: false, UseDualStack: false }

describe('endpoints', () => {
  it.each([
    ['dynamodb', new DynamoDBClient({ region })],
    ['cognito-idp', new CognitoIdentityProviderClient({ region })],
    ['email', new SESv2Client({ region })],
    ['sns', new SNSClient({ region })],
  ])('of %s are those of the SDK', (host, client) => {
    const [ours, theirs] = [regionalEndpoint(host) as Resolver, sdkResolver(client)]
    const asked = [
      ...regions.map((Region) => ({ ...usual, Region })),
      { ...usual, Region: 'me-central-1', Endpoint: 'http://127.0.0.1:4566' },
    ]
    for (const each of asked) expect(plain(each, ours)).toEqual(plain(each, theirs))
  })

  it.each([
    ['a bucket', {}],
    ['a bucket by its path', { ForcePathStyle: true }],
    ['a bucket of a stand-in', { Endpoint: 'http://127.0.0.1:4566' }],
    ['a bucket of a stand-in with a name', { Endpoint: 'http://localhost:4566' }],
    ['a bucket of a stand-in behind a path', { Endpoint: 'http://127.0.0.1:4566/s3/' }],
  ])('of %s are those of the SDK', (_, more) => {
    const theirs = sdkResolver(new S3Client({ region }))
    for (const Region of regions) {
      const asked = { ...usual, Region, Bucket: 'sayara-uploads-x1', UseGlobalEndpoint: false, ...more }
      expect(plain(asked, bucketEndpoint as Resolver)).toEqual(plain(asked, theirs))
    }
  })

  it.each([
    { Region: 'cn-north-1' },
    { Region: 'us-gov-west-1' },
    { Region: '' },
    { Region: 'eu-west-1', UseFIPS: true },
  ])('are refused rather than guessed for %o', (asked) => {
    expect(() => regionalEndpoint('dynamodb')(asked)).toThrow(/No endpoint is known/)
    expect(() => bucketEndpoint({ ...asked, Bucket: 'b' })).toThrow(/No endpoint is known/)
  })
})

describe('rewrites', () => {
  it('make texts of constant keys, and of nothing else', () => {
    const text = 'const _xF = "xmlFlattened";\nexport var A$ = [3, _A, { [_xF]: 1, [_other]: 2 }, [_xF]]'
    expect(literalKeys(text)).toContain('{ "xmlFlattened": 1, [_other]: 2 }, [_xF]]')
  })

  it('keep the refusals that we know and the base of all', () => {
    const lines = [
      '_s_registry.registerError(S3ServiceException$, S3ServiceException);',
      'n0_registry.registerError(NoSuchKey$, NoSuchKey);',
      'n0_registry.registerError(NoSuchBucket$, NoSuchBucket);',
    ]
    expect(withoutUnknownRefusals(lines.join('\n'))).toBe(`${lines[0]}\n${lines[1]}\n`)
  })

  it('know every refusal that a function asks for by its class', () => {
    const folder = join(import.meta.dirname, '../../functions')
    const asked = ['adapters', 'data'].flatMap((room) =>
      readdirSync(join(folder, room))
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .flatMap((name) => [
          ...readFileSync(join(folder, room, name), 'utf8').matchAll(/instanceof (\w+(?:Exception|Key))\b/g),
        ])
        .map(([, name]) => name),
    )
    expect(asked.length).toBeGreaterThan(3)
    // The base classes stay anyway.
    expect(knownRefusals).toEqual(
      expect.arrayContaining(asked.filter((name) => !name?.endsWith('ServiceException'))),
    )
  })
})
