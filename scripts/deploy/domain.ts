import { resolveNs } from 'node:dns/promises'
import {
  GetHostedZoneCommand,
  type HostedZone,
  NoSuchHostedZone,
  paginateListHostedZones,
  type Route53Client,
} from '@aws-sdk/client-route-53'
import { isInZone } from '#infra/stage-options.ts'
import { flagOf } from '#scripts/stage/flags.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import {
  type CloudFormationClient,
  DescribeStackEventsCommand,
  type StackEvent,
} from '@aws-sdk/client-cloudformation'

export type Zone = { id: string; name: string }

/** The name servers that the world is sent to for a name; nothing when none answers. */
export type FindNameServers = (name: string) => Promise<string[]>

export const nameServersOf: FindNameServers = (name) => resolveNs(name).catch(() => [])

// Route 53 writes `/hostedzone/Z123` and `cars.example.`.
const zoneOf = ({ Id = '', Name = '' }: HostedZone): Zone => ({
  id: Id.replace(/^\/hostedzone\//, ''),
  name: Name.replace(/\.$/, ''),
})

/** The public zones that a name lies in, those with the longest name alone. */
const nearestZones = (zones: readonly HostedZone[], domain: string): Zone[] => {
  const around = zones
    .filter(({ Config }) => Config?.PrivateZone !== true)
    .map(zoneOf)
    .filter(({ name }) => isInZone(domain, name))
  const longest = Math.max(0, ...around.map(({ name }) => name.length))
  return around.filter(({ name }) => name.length === longest)
}

const otherwise = `Or name a zone, or none: ${flagOf('hostedZoneId')} Z123|none`

const findZone = async (client: Route53Client, domain: string): Promise<Zone | undefined> => {
  const all: HostedZone[] = []
  for await (const { HostedZones = [] } of paginateListHostedZones({ client }, {})) all.push(...HostedZones)
  const [zone, ...others] = nearestZones(all, domain)
  if (others.length > 0)
    throw new CommandError(
      `Route 53 has ${others.length + 1} public zones ${zone?.name}. Name the right one: ${flagOf('hostedZoneId')} ${zone?.id}`,
    )
  return zone
}

/** A zone that nobody's resolver comes to would make the certificate wait for three days, and CloudFormation with it. */
const requireDelegation = async (client: Route53Client, zone: Zone, find: FindNameServers): Promise<void> => {
  const { DelegationSet } = await client.send(new GetHostedZoneCommand({ Id: zone.id }))
  const ours = DelegationSet?.NameServers ?? []
  const found = await find(zone.name)
  if (found.length === 0 || ours.some((name) => found.includes(name.replace(/\.$/, '')))) return
  throw new CommandError(
    `The zone ${zone.name} in Route 53 is not the one that the world asks: its registrar names ${found.join(', ')} ` +
      `instead of ${ours.join(', ')}. Change that at the registrar. ${otherwise}`,
  )
}

const findHostedZone = async (client: Route53Client, id: string): Promise<HostedZone | undefined> => {
  try {
    return (await client.send(new GetHostedZoneCommand({ Id: id }))).HostedZone
  } catch (error) {
    if (error instanceof NoSuchHostedZone) return undefined
    throw error
  }
}

const zoneById = async (client: Route53Client, id: string, domain: string): Promise<Zone> => {
  const found = await findHostedZone(client, id)
  if (!found) throw new CommandError(`Route 53 has no zone ${id} in this account. ${otherwise}`)
  const zone = zoneOf(found)
  if (found.Config?.PrivateZone)
    throw new CommandError(`The zone ${id} (${zone.name}) is private to a network.`)
  if (!isInZone(domain, zone.name))
    throw new CommandError(`${domain} does not lie in the zone ${id}, which is ${zone.name}.`)
  return zone
}

/**
 * The zone in Route 53 that the site's records go to: the one named, or the nearest around the domain; none when the operator
 * says so or the account has none. @throws CommandError when two are as near, or the one found is not in use
 */
export const chooseZone = async (
  client: Route53Client,
  { domain, hostedZoneId }: { domain?: string; hostedZoneId?: string },
  find: FindNameServers = nameServersOf,
): Promise<Zone | undefined> => {
  if (!domain || hostedZoneId === 'none') return undefined
  if (hostedZoneId) return zoneById(client, hostedZoneId, domain)
  const zone = await findZone(client, domain)
  if (zone) await requireDelegation(client, zone, find)
  return zone
}

const type = 'AWS::CertificateManager::Certificate'

/** The record that CloudFormation names while it waits for somebody to make it. */
const recordIn = ({ ResourceStatusReason = '' }: StackEvent): string | undefined => {
  const [, name, kind, value] =
    /Content of DNS Record is: \{\s*Name: ([^,\s]+),\s*Type: (\w+),\s*Value: ([^}\s]+)/.exec(
      ResourceStatusReason,
    ) ?? []
  return name && `${name} ${kind} ${value}`
}

/** The records that a certificate of the stack waits for now; none when there is none, or it has been issued. */
export const waitingRecords = async (client: CloudFormationClient, stack: string): Promise<string[]> => {
  const { StackEvents = [] } = await client
    .send(new DescribeStackEventsCommand({ StackName: stack }))
    // The stack may not have been begun.
    .catch(() => ({ StackEvents: [] }))
  const events = StackEvents.filter(({ ResourceType }) => ResourceType === type)
  // The newest comes first.
  if (events[0]?.ResourceStatus !== 'CREATE_IN_PROGRESS') return []
  return [...new Set(events.flatMap((event) => recordIn(event) ?? []))]
}

type Watch = {
  client: CloudFormationClient
  stack: string
  say: (line: string) => void
  sleep: (ms: number) => Promise<void>
}

const pauseMs = 10_000

/**
 * Says the records that the operator must make by hand, as soon as CloudFormation waits for them. @returns what ends the watch
 */
export const watchCertificate = ({ client, stack, say, sleep }: Watch): (() => void) => {
  const over = new AbortController()
  const said = new Set<string>()
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const record of await waitingRecords(client, stack)) {
        if (said.has(record)) continue
        said.add(record)
        say(
          `\n    The certificate waits for a record where the domain's DNS is kept; with it, this goes on by itself:\n    ${record}\n`,
        )
      }
      await sleep(pauseMs)
    }
  }
  // A watch that fails must not stop what it watches.
  watch().catch(() => {})
  return () => over.abort()
}
