import { stageFrom } from '#infra/stage.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { findFunctions, type StageFunction } from '#scripts/stage/functions.ts'
import { known } from '#scripts/stage/steps.ts'
import { migrateStage } from '#scripts/migrate/migrate-stage.ts'
import { buildIndexes } from './build-indexes.ts'
import { deployAll, deployParts, synthesise } from './deploy-stacks.ts'
import {
  publishedIn,
  publishVersions,
  readLive,
  switchTo,
  type Live,
  type Versions,
} from './function-versions.ts'
import type { DeployOptions } from './options.ts'
import type { DeployStep } from './steps.ts'
import { switchRelease } from './switch-release.ts'
import { requireOneIndexChange } from './table-indexes.ts'
import type { Tools } from './tools.ts'

const namesOf = (functions: readonly StageFunction[]): string[] => functions.map(({ name }) => name)

/** The jobs on the site's files. Their code comes with the last stacks: before those, the newest is that of the deploy before. */
const isOfSite = ({ part }: StageFunction): boolean => part === 'SiteJobs'

/**
 * Jobs write what the search reads: their new versions answer first, and have built every index of a new format before it is read. Then the
 * search, which knows the questions of both releases, before a route asks a new one.
 */
const releaseJobs = async (
  functions: readonly StageFunction[],
  live: Live,
  { clients, say }: Tools,
): Promise<void> => {
  const jobs = namesOf(functions.filter(({ part }) => part === 'Jobs'))
  const search = namesOf(functions.filter(({ part }) => part === 'Search'))
  await switchTo(clients.functions, await publishVersions(clients.functions, jobs))
  try {
    await buildIndexes(clients.functions, functions, say)
    await switchTo(clients.functions, await publishVersions(clients.functions, search))
  } catch (cause) {
    await switchTo(clients.functions, publishedIn(live, [...jobs, ...search]))
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${reason} The jobs before work again.`, { cause })
  }
}

/** The stage's functions and the versions of them that people call before anything is changed. */
export type Answering = { functions: readonly StageFunction[]; live: Live }

/** Finds the functions of a stage, and which version of each is live. */
export const findAnswering = async (
  { clients }: Pick<Tools, 'clients'>,
  { stage, region }: { stage: string; region: string },
): Promise<Answering> => {
  const functions = await findFunctions(clients.stacksIn(region), { stage, region })
  return { functions, live: await readLive(clients.functions, namesOf(functions)) }
}

/**
 * The release itself: jobs, the indexes that they build, routes, and last what visitors meet. Until the step `release` the routes of the
 * release before answer, whichever step fails.
 */
export const releaseSteps = (options: DeployOptions, tools: Tools): DeployStep[] => [
  {
    name: 'synthesis',
    says: 'Bundling the functions and writing the templates',
    run: async (facts) => {
      const { stage, region } = options.values
      await requireOneIndexChange(tools.clients.stacksIn(region), stage)
      const found = {
        zone: known(facts, 'zone').found,
        secret: known(facts, 'secret'),
        mailQuota: known(facts, 'mailQuota').found,
      }
      await synthesise(options, found, tools)
    },
  },
  {
    name: 'jobs',
    says: 'Deploying what keeps data, the accounts, mail, the jobs and the search',
    run: async (facts) => {
      // Before the stacks, so that an interrupted release is put right too.
      const { live } = await findAnswering(tools, options.values)
      await deployParts(options, { zone: known(facts, 'zone').found, parts: ['Jobs', 'Search'] }, tools)
      return { live }
    },
  },
  {
    name: 'indexes',
    says: 'Letting the new jobs work, and waiting for the search indexes of their format',
    run: async (facts) => {
      const functions = await findFunctions(tools.clients.stacksIn(options.values.region), options.values)
      await releaseJobs(functions, known(facts, 'live'), tools)
    },
  },
  {
    name: 'routes',
    says: 'Deploying the routes, which nobody calls yet',
    run: (facts) =>
      deployParts(options, { zone: known(facts, 'zone').found, parts: ['Routes*', 'ApiStage'] }, tools),
  },
  {
    name: 'release',
    says: 'Letting the new functions answer',
    run: async (facts) => {
      const { functions, live } = await findAnswering(tools, options.values)
      const names = namesOf(functions.filter((each) => !isOfSite(each)))
      const versions: Versions = await publishVersions(tools.clients.functions, names)
      const before = publishedIn(known(facts, 'live'), names)
      const { name, isReleasedGradually } = stageFrom(options.values)
      const { clients, now, sleep, say } = tools
      const stage = { name, isGradual: isReleasedGradually }
      const by = { functions: clients.functions, alarms: clients.alarms, stage, now, sleep, say }
      await switchRelease(by, { live, next: versions, before })
      return { versions }
    },
  },
  {
    name: 'data',
    says: 'Bringing old data to the version of this release',
    run: async () => {
      const functions = await findFunctions(tools.clients.stacksIn(options.values.region), options.values)
      await migrateStage(tools.clients.functions, functions, tools.say)
    },
  },
  {
    name: 'stacks',
    says: 'Deploying the rest of the stacks (CloudFront takes some minutes)',
    run: async (facts) => {
      const outputs = await deployAll(options, known(facts, 'zone').found, tools)
      const functions = await findFunctions(tools.clients.stacksIn(options.values.region), options.values)
      const ofSite = await publishVersions(tools.clients.functions, namesOf(functions.filter(isOfSite)))
      await switchTo(tools.clients.functions, ofSite)
      return { outputs, versions: { ...known(facts, 'versions'), ...ofSite } }
    },
  },
]
