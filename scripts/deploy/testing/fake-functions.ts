import type { StackResourceSummary } from '@aws-sdk/client-cloudformation'
import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import {
  DeleteFunctionCommand,
  GetAliasCommand,
  InvokeCommand,
  LambdaClient,
  ListVersionsByFunctionCommand,
  PublishVersionCommand,
  UpdateAliasCommand,
  type UpdateAliasCommandInput,
} from '@aws-sdk/client-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import type { MigrationReport } from '#functions/jobs/migrate-data.ts'
import { dataVersion } from '#shared/constants/storage.ts'

const newest = '$LATEST'

const upToDate: MigrationReport = { from: dataVersion, to: dataVersion, isDone: true, steps: [] }

type Fake = {
  part: string
  code: string
  versions: Map<string, string>
  live: string
  weights: Record<string, number>
}

const parts = {
  compactSearchIndex: 'Jobs',
  buildSearchIndex: 'Jobs',
  migrateData: 'Jobs',
  searchIndex: 'Search',
  login: 'RoutesPublic',
  getUser: 'RoutesAccount',
  drawAnswers: 'SiteJobs',
}

/**
 * A Lambda with three jobs, the search, two routes and a job of the site, and alarms, for tests. A version is a copy of the code, published anew only where that has changed.
 * `acts` tells in order what became live and what ran.
 */
export const fakeFunctions = () => {
  const client = new LambdaClient({ region: 'me-central-1' })
  const alarms = new CloudWatchClient({ region: 'me-central-1' })
  const acts: string[] = []
  const fakes = new Map(
    Object.entries(parts).map(([name, part]): [string, Fake] => [
      name,
      { part, code: 'a', versions: new Map(), live: newest, weights: {} },
    ]),
  )
  const named = (name = ''): Fake => {
    const fake = fakes.get(name)
    if (!fake) throw new Error(`no function ${name}`)
    return fake
  }
  let failing: string | undefined
  let ring: () => string[] = () => []
  const mock = mockClient(client)
  const migrated: MigrationReport[] = []
  mock.on(GetAliasCommand).callsFake(({ FunctionName }: { FunctionName: string }) => {
    const { live, weights } = named(FunctionName)
    return { FunctionVersion: live, RoutingConfig: { AdditionalVersionWeights: weights } }
  })
  mock.on(PublishVersionCommand).callsFake(({ FunctionName }: { FunctionName: string }) => {
    const { versions, code } = named(FunctionName)
    const last = [...versions].at(-1)
    if (last?.[1] === code) return { Version: last[0] }
    const Version = String(Number(last?.[0] ?? 0) + 1)
    versions.set(Version, code)
    return { Version }
  })
  mock.on(UpdateAliasCommand).callsFake((input: UpdateAliasCommandInput) => {
    const fake = named(input.FunctionName)
    fake.live = input.FunctionVersion ?? fake.live
    fake.weights = input.RoutingConfig?.AdditionalVersionWeights ?? {}
    const shares = Object.entries(fake.weights).map(([version, share]) => ` and ${share} to ${version}`)
    acts.push(`${input.FunctionName} ${fake.live}${shares.join('')}`)
    return {}
  })
  mock
    .on(InvokeCommand)
    .callsFake(({ FunctionName, Qualifier }: { FunctionName: string; Qualifier: string }) => {
      acts.push(`run ${FunctionName}:${Qualifier}`)
      if (FunctionName === failing) return { FunctionError: 'Unhandled' }
      return FunctionName === 'migrateData'
        ? { Payload: Buffer.from(JSON.stringify(migrated.shift() ?? upToDate)) }
        : {}
    })
  mock.on(ListVersionsByFunctionCommand).callsFake(({ FunctionName }: { FunctionName: string }) => ({
    Versions: [newest, ...named(FunctionName).versions.keys()].map((Version) => ({ Version })),
  }))
  mock
    .on(DeleteFunctionCommand)
    .callsFake(({ FunctionName, Qualifier }: { FunctionName: string; Qualifier: string }) => {
      named(FunctionName).versions.delete(Qualifier)
      return {}
    })
  mockClient(alarms)
    .on(DescribeAlarmsCommand)
    .callsFake(() => ({ MetricAlarms: ring().map((AlarmName) => ({ AlarmName })) }))
  return {
    client,
    alarms,
    acts,
    fakes,
    /** The version of each that answers. */
    live: () => Object.fromEntries([...fakes].map(([name, { live }]) => [name, live])),
    change: (code: string, names = [...fakes.keys()]) => {
      for (const name of names) named(name).code = code
    },
    /** What the next runs of the job that migrates the data return. */
    migrate: (...reports: MigrationReport[]) => void migrated.push(...reports),
    fail: (name: string | undefined) => {
      failing = name
    },
    ringWhen: (find: () => string[]) => {
      ring = find
    },
    /** As CloudFormation lists them. */
    inStack: (part: string): StackResourceSummary[] =>
      [...fakes]
        .filter(([, fake]) => fake.part === part)
        .map(([name]) => ({
          ResourceType: 'AWS::Lambda::Function',
          LogicalResourceId: `${name}0123ABCD`,
          PhysicalResourceId: name,
          LastUpdatedTimestamp: new Date(0),
          ResourceStatus: 'CREATE_COMPLETE',
        })),
    parts: [...new Set(Object.values(parts))],
  }
}
