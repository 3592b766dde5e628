import { join } from 'node:path'
import { edgeRegion } from '#infra/stage-options.ts'
import { stackName } from '#infra/stack-name.ts'
import { contextArgs } from '#scripts/stage/flags.ts'
import { secretContext, type OriginSecret } from './origin-secret.ts'
import type { DeployOptions } from './options.ts'
import { readOutputs, type Outputs } from './outputs.ts'
import type { Zone } from './hosted-zone.ts'
import type { Tools } from './tools.ts'
import { watchCertificate } from './watch-certificate.ts'

/** What the operator said, and what was found out: everything that the stacks are made from. */
export const completeValues = (
  { values }: Pick<DeployOptions, 'values'>,
  zone: Zone | undefined,
  secret: OriginSecret | undefined,
): DeployOptions['values'] => {
  const { hostedZoneId: _, ...rest } = values
  return {
    ...rest,
    ...(zone && { hostedZoneId: zone.id, hostedZoneName: zone.name }),
    ...(secret && secretContext(secret)),
  }
}

const approval = (isYes: boolean): string[] =>
  // Several stacks at once leave no moment to be asked about one.
  isYes ? ['--require-approval', 'never', '--concurrency', '4'] : ['--require-approval', 'broadening']

/** Deploys every stack that has changed, in both regions. @throws CommandError when the CDK fails, which says why itself */
export const deployStacks = async (
  options: DeployOptions,
  { zone, secret }: { zone: Zone | undefined; secret: OriginSecret },
  { clients, root, runCdk, say, sleep }: Tools,
): Promise<Outputs> => {
  const values = completeValues(options, zone, secret)
  const { stage, region, domain, certificateArn } = values
  const file = join(root, `dist/outputs-${stage}.json`)
  const isWaitedFor = domain !== undefined && !certificateArn && !zone
  const endWatch = isWaitedFor
    ? watchCertificate({ client: clients.stacksIn(edgeRegion), stack: stackName(stage, 'Edge'), say, sleep })
    : () => {}
  try {
    const args = ['--all', '--strict', '--progress', 'events', '--outputs-file', file]
    await runCdk(['deploy', ...args, ...approval(options.isYes), ...contextArgs(values)], region)
  } finally {
    endWatch()
  }
  return readOutputs(file, clients, { stage, region })
}
