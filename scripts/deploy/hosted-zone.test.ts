import {
  GetHostedZoneCommand,
  ListHostedZonesCommand,
  NoSuchHostedZone,
  Route53Client,
} from '@aws-sdk/client-route-53'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, test } from 'vitest'
import { chooseZone } from './domain.ts'

const client = new Route53Client({ region: 'us-east-1' })
const mock = mockClient(client)
beforeEach(() => mock.reset())

const zone = (name: string, id: string, isPrivate = false) => ({
  Id: `/hostedzone/${id}`,
  Name: `${name}.`,
  CallerReference: id,
  Config: { PrivateZone: isPrivate },
})

/** Two pages, as an account with many zones has them. */
const having = (...zones: ReturnType<typeof zone>[]) => {
  mock.reset()
  const page = { MaxItems: 1, Marker: '' }
  mock
    .on(ListHostedZonesCommand)
    .resolvesOnce({ ...page, HostedZones: zones.slice(0, 1), IsTruncated: true, NextMarker: 'more' })
    .resolves({ ...page, HostedZones: zones.slice(1), IsTruncated: false })
  mock.on(GetHostedZoneCommand).callsFake(({ Id }: { Id: string }) => ({
    HostedZone: zones.find((zone) => zone.Id.endsWith(`/${Id}`)),
    DelegationSet: { NameServers: ['ns-1.aws.example', 'ns-2.aws.example.'] },
  }))
}

const served = async () => ['ns-2.aws.example']
const domain = 'www.cars.example'

describe('the zone of a domain', () => {
  test('is the nearest public one around it', async () => {
    having(
      zone('example', 'Z1'),
      zone('cars.example', 'Z2'),
      zone('www.cars.example', 'Z3', true),
      zone('ww.cars.example', 'Z4'),
      zone('a.www.cars.example', 'Z5'),
    )
    expect(await chooseZone(client, { domain }, served)).toEqual({ id: 'Z2', name: 'cars.example' })
  })

  test('is none where there is none, none is wanted, or there is no domain', async () => {
    having(zone('mycars.example', 'Z1'))
    expect(await chooseZone(client, { domain: 'cars.example' }, served)).toBeUndefined()
    expect(
      await chooseZone(client, { domain: 'mycars.example', hostedZoneId: 'none' }, served),
    ).toBeUndefined()
    expect(await chooseZone(client, {}, served)).toBeUndefined()
  })

  test('is not guessed between two', async () => {
    having(zone('cars.example', 'Z1'), zone('cars.example', 'Z2'))
    await expect(chooseZone(client, { domain }, served)).rejects.toThrow('2 public zones cars.example')
  })

  test('must be the one that the world asks; where nothing answers, nothing is known', async () => {
    having(zone('cars.example', 'Z1'))
    const elsewhere = async () => ['ns.registrar.example']
    await expect(chooseZone(client, { domain }, elsewhere)).rejects.toThrow(
      /registrar names ns\.registrar\.example instead of ns-1\.aws\.example.*--hosted-zone/,
    )
    having(zone('cars.example', 'Z1'))
    expect(await chooseZone(client, { domain }, async () => [])).toEqual({ id: 'Z1', name: 'cars.example' })
  })

  test('can be named, when it is around the domain and public', async () => {
    having(zone('cars.example', 'Z1'), zone('bikes.example', 'Z2'), zone('example', 'Z3', true))
    const named = (hostedZoneId: string) => chooseZone(client, { domain, hostedZoneId }, async () => [])
    expect(await named('Z1')).toEqual({ id: 'Z1', name: 'cars.example' })
    await expect(named('Z2')).rejects.toThrow('does not lie in the zone Z2')
    await expect(named('Z3')).rejects.toThrow('private')
    const unknown = new NoSuchHostedZone({ message: 'No hosted zone found with ID: Z9', $metadata: {} })
    mock.on(GetHostedZoneCommand).rejects(unknown)
    await expect(named('Z9')).rejects.toThrow(/Route 53 has no zone Z9 in this account.*--hosted-zone/)
  })
})
