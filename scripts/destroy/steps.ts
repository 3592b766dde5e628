import { DeleteSecretCommand, ResourceNotFoundException } from '@aws-sdk/client-secrets-manager'
import { stageRegions } from '#infra/stage-options.ts'
import { originSecretName, stageFrom } from '#infra/stage.ts'
import { makeClients, type Clients, findAccount } from '#scripts/stage/clients.ts'
import { runCdk } from '#scripts/stage/run-program.ts'
import { known, type Step } from '#scripts/stage/steps.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import {
  findLeftovers,
  logGroupPrefixes,
  deleteLogGroup,
  findLogGroups,
  logsCaller,
  type CallLogs,
} from './leftovers.ts'
import type { DestroyOptions } from './options.ts'
import {
  removeStacks,
  type Remover,
  findStacks,
  resourcesOf,
  type FoundResource,
  type Regions,
} from './stacks.ts'
/** Everything outside that the steps touch. */
export type DestroyTools = {
  clients: Clients
  callLogs: CallLogs
  runCdk: Remover['runCdk']
  say: (line: string) => void
}

export const makeDestroyTools = (region: string): DestroyTools => {
  const clients = makeClients(region)
  return {
    clients,
    callLogs: logsCaller(clients.identityIn(region)),
    runCdk,
    say: (line) => void process.stdout.write(`${line}\n`),
  }
}

type Kept = Pick<FoundResource, 'type' | 'id' | 'region'>

type Destruction = { kept: Kept[] }

/** In a stage that keeps its data the secret can be taken back for a month, as the next deploy does. */
const deleteSecret = async ({ secrets }: Clients, { values, keepsData }: DestroyOptions): Promise<void> => {
  const SecretId = originSecretName(values.stage)
  const how = keepsData ? { RecoveryWindowInDays: 30 } : { ForceDeleteWithoutRecovery: true }
  try {
    await secrets.send(new DeleteSecretCommand({ SecretId, ...how }))
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error
  }
}

const deleteLogGroups = async (call: CallLogs, regions: Regions, stage: string): Promise<void> => {
  for (const region of regions.keys())
    for (const name of await findLogGroups(call, region, logGroupPrefixes(stage)))
      await deleteLogGroup(call, region, name)
}

const removal = (options: DestroyOptions, tools: DestroyTools, regions: Regions): Step<Destruction>[] => [
  {
    name: 'account',
    says: 'Asking AWS which account this is',
    run: async () => {
      const { account, caller } = await findAccount(tools.clients, [...regions.keys()])
      tools.say(`    ${account} as ${caller}; stage ${options.values.stage} in ${options.values.region}`)
    },
  },
  {
    name: 'inventory',
    says: 'Looking what is protected',
    run: async () => {
      const stacks = await findStacks(regions, options.values.stage)
      const all = await Promise.all(stacks.map(resourcesOf))
      const staying = stacks
        .filter(({ stays }) => stays)
        .map(({ name: id, region }) => ({ type: 'AWS::CloudFormation::Stack', id, region }))
      return { kept: [...staying, ...all.flat().filter(({ isDeletedWithStack }) => !isDeletedWithStack)] }
    },
  },
  {
    name: 'stacks',
    says: 'Emptying the buckets and removing the stacks (CloudFront takes some minutes)',
    run: async () => {
      const { runCdk, say, clients } = tools
      await removeStacks(options, { regions, s3: clients.s3, runCdk, say })
    },
  },
  { name: 'secret', says: 'Deleting the origin secret', run: () => deleteSecret(tools.clients, options) },
  {
    name: 'logs',
    says: options.keepsData ? 'Leaving the logs, which end by themselves' : 'Deleting logs that are left',
    run: async () => {
      if (!options.keepsData) await deleteLogGroups(tools.callLogs, regions, options.values.stage)
    },
  },
]

/** A line for each thing, or one for a kind of which there are many: a stage has a log group for each function. */
const keptLines = (kept: readonly Kept[]): string[] =>
  [...Map.groupBy(kept, ({ type }) => type)].flatMap(([type, found]) =>
    found.length > 10
      ? [`    ${found.length} × ${type}`]
      : found.map(({ id, region }) => `    ${type} ${id} (${region})`),
  )

const summary = (options: DestroyOptions, tools: DestroyTools, regions: Regions): Step<Destruction> => ({
  name: 'leftovers',
  says: 'Looking what is left',
  run: async (facts) => {
    const { clients, callLogs, say } = tools
    const searched = { ...clients, regions, callLogs }
    const left = await findLeftovers(searched, options.values.stage)
    if (options.keepsData) {
      say('The site is down. These are protected and stay:')
      for (const line of keptLines(known(facts, 'kept'))) say(line)
    } else if (left.length > 0) {
      throw new CommandError(`${left.length} things of ${options.values.stage} are left:\n${left.join('\n')}`)
    } else {
      say(
        `Nothing of ${options.values.stage} is left. Keys of KMS, if it had any, go by themselves after their waiting time.`,
      )
    }
  },
})

/** Everything that `npm run destroy` does, in this order. */
export const destroySteps = (options: DestroyOptions, tools: DestroyTools): Step<Destruction>[] => {
  const names = stageRegions(stageFrom(options.values))
  const regions = new Map(names.map((name) => [name, tools.clients.stacksIn(name)]))
  return [...removal(options, tools, regions), summary(options, tools, regions)]
}
