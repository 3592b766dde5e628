import { App } from 'aws-cdk-lib'
import { describe, expect, it } from 'vitest'
import { readStage } from '#infra/stage.ts'

const region = 'eu-central-1'
const read = (context: Record<string, string>) => readStage(new App({ context: { region, ...context } }))
const hash = (letter: string) => letter.repeat(64)

it('is dev unless something else is said, and nowhere until a region is', () => {
  expect(read({})).toMatchObject({ name: 'dev', region, keepsData: false })
  expect(read({ stage: 'prod', region: 'me-central-1', domain: '' })).toMatchObject({
    name: 'prod',
    region: 'me-central-1',
    keepsData: true,
  })
  expect(() => read({ region: '' })).toThrow('Say where it lives: -c region= eu-central-1')
  expect(read({ stage: 'prod', domain: '' }).domain).toBeUndefined()
})

it('knows its domain with its zone and certificate, and whose mail it sends', () => {
  const arn = 'arn:aws:acm:us-east-1:123456789012:certificate/ab-1'
  const given = {
    domain: 'www.cars.example',
    hostedZoneId: 'Z012',
    hostedZoneName: 'cars.example',
    certificateArn: arn,
  }
  expect(read(given)).toMatchObject({
    domain: {
      name: 'www.cars.example',
      hostedZone: { id: 'Z012', name: 'cars.example' },
      certificateArn: arn,
    },
    mail: {
      from: 'no-reply@www.cars.example',
      support: 'support@www.cars.example',
      domain: 'www.cars.example',
    },
  })
  expect(read({ domain: 'cars.example', hostedZoneId: 'none' }).domain).toEqual({ name: 'cars.example' })
})

it('sends the very version of the secret that it was told of, and accepts each in one order', () => {
  const version = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f'
  const { originSecret } = read({
    stage: 'prod',
    originSecretHashes: `${hash('b')},${hash('a')}`,
    originSecretVersion: version,
  })
  expect(originSecret).toEqual({
    name: 'sayara/prod/origin-secret',
    reference: `{{resolve:secretsmanager:sayara/prod/origin-secret:SecretString:::${version}}}`,
    hashes: [hash('a'), hash('b')],
  })
  expect(read({}).originSecret).toMatchObject({
    reference: '{{resolve:secretsmanager:sayara/dev/origin-secret}}',
    hashes: [],
  })
})

describe('what is no good is refused with a sentence', () => {
  it.each([
    [{ stage: 'live' }, '-c stage= takes dev or prod; it is "live".'],
    [{ region: 'Dubai' }, '-c region= takes a region'],
    [{ domain: 'https://cars.example' }, '-c domain= takes a name such as cars.example'],
    [{ domain: 'Cars.example' }, 'in lower case'],
    [{ domain: 'cars' }, '-c domain='],
    [{ domain: 'cars.example', hostedZoneId: '/hostedzone/Z1' }, '-c hostedZoneId= takes the id of a zone'],
    [
      { domain: 'cars.example', hostedZoneId: 'Z1', hostedZoneName: 'bikes.example' },
      'does not lie in the zone bikes.example',
    ],
    [{ domain: 'mycars.example', hostedZoneId: 'Z1', hostedZoneName: 'cars.example' }, 'does not lie in'],
    [
      { domain: 'a.example', certificateArn: 'arn:aws:acm:me-central-1:1:certificate/a' },
      'us-east-1, where alone',
    ],
    [{ certificateArn: 'arn:aws:acm:us-east-1:1:certificate/a' }, 'only with a domain'],
    [{ hostedZoneId: 'Z1' }, 'only with a domain'],
    [{ mailFrom: 'post.example' }, '-c mailFrom= takes an address'],
    [{ operatorMail: 'ops' }, '-c operatorMail='],
    [{ originSecretHashes: 'abc' }, '-c originSecretHashes='],
    [{ originSecretVersion: '}}' }, '-c originSecretVersion='],
  ])('%j', (context, sentence) => {
    expect(() => read(context)).toThrow(sentence)
  })

  it('all at once', () => {
    expect(() => read({ stage: 'live', region: 'Dubai', mailFrom: 'x' })).toThrow(
      /stage=.*\n.*region=.*\n.*mailFrom=/,
    )
  })
})
