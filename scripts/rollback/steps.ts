import { join } from 'node:path'
import { stageRegions } from '#infra/stage-options.ts'
import { originSecretName, stageFrom } from '#infra/stage.ts'
import { buildIndexes } from '#scripts/deploy/build-indexes.ts'
import { switchTo, type Versions } from '#scripts/deploy/function-versions.ts'
import { findOutputs, type Outputs } from '#scripts/deploy/outputs.ts'
import { readOriginSecret } from '#scripts/deploy/origin-secret.ts'
import { findAnswering } from '#scripts/deploy/release-steps.ts'
import { forget, listKeys, readReleases, writeRelease } from '#scripts/deploy/releases.ts'
import { smokeTest } from '#scripts/deploy/smoke-test.ts'
import type { Tools } from '#scripts/deploy/tools.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { findAccount } from '#scripts/stage/clients.ts'
import type { StageFunction } from '#scripts/stage/functions.ts'
import { known, type Step } from '#scripts/stage/steps.ts'
import { dataVersion } from '#shared/constants/storage.ts'
import { chooseRelease, type Choice } from './choose-release.ts'
import type { RollbackOptions } from './options.ts'
import { downloadSite, restoreSite } from './restore-site.ts'

type Rollback = {
  outputs: Omit<Outputs, 'mailRecords'>
  present: ReadonlyMap<string, string>
  choice: Choice
  functions: readonly StageFunction[]
  changed: string[]
}

/** What a rollback touches outside. */
export type RollbackTools = Pick<
  Tools,
  'root' | 'clients' | 'say' | 'ask' | 'now' | 'sleep' | 'fetch' | 'send'
>

type RollbackStep = Step<Rollback>

const agree = async (
  { target, replaced }: Choice,
  { isYes, values }: RollbackOptions,
  { ask, say }: RollbackTools,
) => {
  const gone = replaced ? `instead of that of ${replaced.at}` : 'from which something stopped half-way'
  say(`    ${values.stage} goes back to the release of ${target.at}, ${gone}`)
  if (isYes || /^y(?:es)?$/i.test(await ask('    Go back to it now? [y/N] '))) return
  throw new CommandError('Nothing has changed. Say yes, or give --yes.')
}

/**
 * Jobs first, as in a deploy: where the release since has another format, and the index of this one's is gone, they build it before the
 * search reads it. A build that fails stops nobody who has a reason to go back.
 */
const releaseFunctions = async (
  versions: Versions,
  functions: readonly StageFunction[],
  { clients, say }: RollbackTools,
): Promise<void> => {
  const jobs = functions.flatMap(({ name, part }): [string, string][] => {
    const version = versions[name]
    return part === 'Jobs' && version !== undefined ? [[name, version]] : []
  })
  await switchTo(clients.functions, Object.fromEntries(jobs))
  await buildIndexes(clients.functions, functions, say).catch((error: Error) =>
    say(`    ${error.message} Without an index the search is down until the next build.`),
  )
  await switchTo(clients.functions, versions)
}

/** Everything that `npm run rollback` does, in this order. Functions first: most faults are theirs. */
export const rollbackSteps = (options: RollbackOptions, tools: RollbackTools): RollbackStep[] => {
  const { values } = options
  const { clients, say } = tools
  return [
    {
      name: 'account',
      says: 'Asking AWS which account this is',
      run: async () => {
        const { account, caller } = await findAccount(clients, stageRegions(stageFrom(values)))
        say(`    ${account} as ${caller}; stage ${values.stage} in ${values.region}`)
      },
    },
    {
      name: 'release',
      says: 'Looking for the release before',
      run: async () => {
        const outputs = await findOutputs(clients, values)
        const [present, releases, { functions, live }, secret] = await Promise.all([
          listKeys(clients.s3, outputs.siteBucket),
          readReleases(clients.s3, outputs.siteBucket),
          findAnswering({ clients }, values),
          readOriginSecret(clients.secrets, originSecretName(values.stage)),
        ])
        const choice = chooseRelease(
          [...releases.values()],
          { live, present, sent: secret?.versions.AWSCURRENT?.hash },
          dataVersion,
        )
        await agree(choice, options, tools)
        return { outputs, present, choice, functions }
      },
    },
    {
      name: 'functions',
      says: 'Letting its functions answer',
      run: async (facts) => {
        const { versions, replaced } = known(facts, 'choice')
        const { siteBucket } = known(facts, 'outputs')
        // First: the command, when it is repeated, goes on with it and no release further back.
        if (replaced) await writeRelease(clients.s3, siteBucket, { ...replaced, isLive: false })
        await releaseFunctions(versions, known(facts, 'functions'), tools)
      },
    },
    {
      name: 'site',
      says: 'Putting its pages back',
      run: async (facts) => {
        const { copies } = known(facts, 'choice')
        const { siteBucket: bucket } = known(facts, 'outputs')
        const changed = await restoreSite({
          client: clients.s3,
          bucket,
          copies,
          present: known(facts, 'present'),
        })
        say(`    ${changed.length} files put back`)
        return { changed }
      },
    },
    {
      name: 'cache',
      says: 'Letting CloudFront forget the pages of the other release',
      run: async (facts) => {
        const { distributionId } = known(facts, 'outputs')
        await forget(clients.cloudFront, {
          distributionId,
          paths: known(facts, 'changed'),
          now: tools.now(),
        })
      },
    },
    {
      name: 'smoke test',
      says: 'Looking whether it works',
      run: async (facts) => {
        const { siteBucket: bucket, siteOrigin: origin, apiOrigin } = known(facts, 'outputs')
        const folder = join(tools.root, `dist/rollback-${values.stage}`)
        await downloadSite({ client: clients.s3, bucket, copies: known(facts, 'choice').copies }, folder)
        const { fetch, sleep, send } = tools
        await smokeTest({ origin, folder, fetch, sleep, send, ...(apiOrigin && { apiOrigin }) }, say)
        say('The stacks are still those of the newer release: fix what was wrong, and deploy.')
      },
    },
  ]
}
