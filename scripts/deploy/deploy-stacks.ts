import {
  type CloudFormationClient,
  DescribeStacksCommand,
  paginateDescribeStacks,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { stackName, stackPrefix } from '#infra/stack-name.ts'
import { join } from 'node:path'
import { edgeRegion } from '#infra/regions.ts'
import { type DeployedWeb, readWeb } from './deployed-web.ts'
import { contextArgs } from '#scripts/stage/flags.ts'
import { type OriginSecret, secretContext } from './origin-secret.ts'
import type { MailQuota } from './mail-quota.ts'
import type { DeployOptions } from './options.ts'
import { deployFolders } from './folders.ts'
import { type Outputs, readOutputs } from './outputs.ts'
import { type Zone, watchCertificate } from './domain.ts'
import type { Tools } from './tools.ts'
import { unlessMissing } from '#scripts/stage/unless-missing.ts'

/** The stack of a region in which the CDK keeps what it needs to deploy there. */
const toolkit = 'CDKToolkit'

const isReady = async (client: CloudFormationClient): Promise<boolean> => {
  const asked = client.send(new DescribeStacksCommand({ StackName: toolkit }))
  const { Stacks = [] } = await unlessMissing(asked, { Stacks: [] })
  // A stack whose creation failed, or was interrupted, exists and is of no use.
  return Stacks.some(({ StackStatus = '' }) => /^(?:CREATE|UPDATE(?:_ROLLBACK)?)_COMPLETE/.test(StackStatus))
}

/** The regions in which nobody has prepared this account for the CDK yet. */
export const regionsToBootstrap = async (
  regions: readonly string[],
  stacksIn: (region: string) => CloudFormationClient,
): Promise<string[]> => {
  const checked = await Promise.all(
    regions.map(async (region) => ({ region, isReady: await isReady(stacksIn(region)) })),
  )
  return checked.filter(({ isReady }) => !isReady).map(({ region }) => region)
}

/** Of a stack that never came to be: what could be undone of its making has been. */
const neverMade = new Set<string | undefined>(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])

/**
 * Lifts the protection of a stage's stacks whose making failed, and gives their names. The CDK protects a stack before it makes it, and
 * removes one that failed before it tries again: what is protected it could not remove, so the deploy could never be repeated.
 */
export const releaseFailedStacks = async (
  clients: readonly CloudFormationClient[],
  stage: string,
): Promise<string[]> => {
  const released: string[] = []
  for (const client of clients)
    for await (const { Stacks = [] } of paginateDescribeStacks({ client }, {}))
      for (const { StackName = '', StackStatus, EnableTerminationProtection } of Stacks) {
        if (!StackName.startsWith(stackPrefix(stage))) continue
        if (!EnableTerminationProtection || !neverMade.has(StackStatus)) continue
        await client.send(
          new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
        )
        released.push(StackName)
      }
  return released
}

/** What was looked up in the account; undefined where there is none. */
export type Found = DeployedWeb & {
  zone: Zone | undefined
  secret: OriginSecret | undefined
  mailQuota: MailQuota | undefined
}

/** The operator's options together with looked-up values: everything that the stacks are made from. */
export const completeValues = (
  { values }: Pick<DeployOptions, 'values'>,
  { zone, secret, mailQuota, callsAwsName, earlyScripts }: Found,
): DeployOptions['values'] => {
  const { hostedZoneId: _, ...rest } = values
  return {
    ...rest,
    ...(zone && { hostedZoneId: zone.id, hostedZoneName: zone.name }),
    ...(zone && callsAwsName && { awsApiName: 'open' }),
    ...(secret && secretContext(secret)),
    ...(earlyScripts.length > 0 && { earlyScripts: earlyScripts.join(',') }),
    ...(mailQuota && { mailsPerSecond: String(mailQuota.perSecond) }),
  }
}

const approval = (isYes: boolean): string[] =>
  // Several stacks at once leave no moment to be asked about one.
  isYes ? ['--require-approval', 'never', '--concurrency', '4'] : ['--require-approval', 'broadening']

/** Writes all templates and bundles, which the deploys after it read. @throws CommandError when the CDK fails, which says why itself */
export const synthesise = async (
  options: DeployOptions,
  found: Omit<Found, keyof DeployedWeb>,
  { runCdk, clients, root }: Pick<Tools, 'runCdk' | 'clients' | 'root'>,
): Promise<void> => {
  const { stage, region } = options.values
  const values = completeValues(options, { ...found, ...(await readWeb(clients.stacksIn(region), stage)) })
  const { bundles, assembly } = deployFolders(root, stage)
  const how = ['--quiet', '--strict', '--output', assembly, '-c', 'maps=yes', '-c', `bundles=${bundles}`]
  await runCdk(['synth', ...how, ...contextArgs(values)], values.region)
}

/**
 * Deploys stacks as they were synthesised where they have changed, by their parts (`Jobs`, `Routes*`) with all that those need.
 * `args` are further ones of the CDK.
 * @throws CommandError when the CDK fails, which says why itself
 */
export const deployParts = async (
  { values, isYes }: DeployOptions,
  { zone, parts, args = [] }: { zone: Zone | undefined; parts: readonly string[]; args?: readonly string[] },
  { clients, runCdk, say, sleep, root }: Tools,
): Promise<void> => {
  const { stage, region, domain, certificateArn } = values
  const isWaitedFor = domain !== undefined && !certificateArn && !zone
  const endWatch = isWaitedFor
    ? watchCertificate({ client: clients.stacksIn(edgeRegion), stack: stackName(stage, 'Edge'), say, sleep })
    : () => {}
  const names = parts.map((part) => stackName(stage, part))
  const how = ['--app', deployFolders(root, stage).assembly, '--strict', '--progress', 'events']
  try {
    await runCdk(['deploy', ...names, ...how, ...args, ...approval(isYes)], region)
  } finally {
    endWatch()
  }
}

/** Deploys every stack that has changed, in all regions. @throws CommandError when the CDK fails, which says why itself */
export const deployAll = async (
  options: DeployOptions,
  zone: Zone | undefined,
  tools: Tools,
): Promise<Outputs> => {
  const { stage, region } = options.values
  const file = join(tools.root, `dist/outputs-${stage}.json`)
  await deployParts(options, { zone, parts: ['*'], args: ['--outputs-file', file] }, tools)
  return readOutputs(file, tools.clients, { stage, region })
}
