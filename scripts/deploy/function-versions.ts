import {
  DeleteFunctionCommand,
  GetAliasCommand,
  type LambdaClient,
  paginateListVersionsByFunction,
  PublishVersionCommand,
  UpdateAliasCommand,
} from '@aws-sdk/client-lambda'
import { liveAlias } from '#infra/stack-name.ts'
import { inParallel } from '#scripts/stage/in-parallel.ts'

// Lambda takes 15 changes a second of an account, and 150 functions are changed three times in a release: half a minute. The
// client waits by itself when it is told to.
const width = 5

/** Versions of functions, by the functions' names. */
export type Versions = Readonly<Record<string, string>>

/** The answer of the functions that people call, by the functions' names. */
export type Live = Readonly<
  Record<
    string,
    {
      version: string
      /** Some calls go to another version: a release that was interrupted. */
      isSplit: boolean
    }
  >
>

/** The version of a function that has no number: the newest code. It answers until the first release has been published. */
const newest = '$LATEST'

const collect = async <Value>(
  names: readonly string[],
  find: (name: string) => Promise<Value>,
): Promise<Record<string, Value>> => {
  const found: Record<string, Value> = {}
  await inParallel(names, width, async (name) => void (found[name] = await find(name)))
  return found
}

/** What answers now. */
export const readLive = (client: LambdaClient, names: readonly string[]): Promise<Live> =>
  collect(names, async (name) => {
    const { FunctionVersion: version = newest, RoutingConfig } = await client.send(
      new GetAliasCommand({ FunctionName: name, Name: liveAlias }),
    )
    return { version, isSplit: Object.keys(RoutingConfig?.AdditionalVersionWeights ?? {}).length > 0 }
  })

/** Gives the newest code of each function a number. Where nothing has changed since the last one, it is that one. */
export const publishVersions = (client: LambdaClient, names: readonly string[]): Promise<Versions> =>
  collect(names, async (name) => {
    const { Version = newest } = await client.send(new PublishVersionCommand({ FunctionName: name }))
    return Version
  })

/** The functions for which a release changes something. */
export const changedBy = (live: Live, next: Versions): string[] =>
  Object.keys(next).filter((name) => live[name]?.version !== next[name] || live[name]?.isSplit)

/** Lets every call go to these versions. */
export const switchTo = (client: LambdaClient, next: Versions): Promise<void> =>
  inParallel(Object.entries(next), width, async ([FunctionName, FunctionVersion]) => {
    await client.send(
      new UpdateAliasCommand({
        FunctionName,
        Name: liveAlias,
        FunctionVersion,
        RoutingConfig: { AdditionalVersionWeights: {} },
      }),
    )
  })

/** Lets a share of the calls go to the next versions, the others to what is live. A function without a published version is left out. */
export const split = (client: LambdaClient, live: Live, next: Versions, share: number): Promise<void> =>
  inParallel(changedBy(live, next), width, async (FunctionName) => {
    const [now = newest, then = newest] = [live[FunctionName]?.version, next[FunctionName]]
    if (now === newest) return
    await client.send(
      new UpdateAliasCommand({
        FunctionName,
        Name: liveAlias,
        FunctionVersion: now,
        RoutingConfig: { AdditionalVersionWeights: now === then ? {} : { [then]: share } },
      }),
    )
  })

/** The published versions among what is live: what a rollback goes back to. */
export const publishedIn = (live: Live, names: readonly string[]): Versions =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const version = live[name]?.version
      return version === undefined || version === newest ? [] : [[name, version]]
    }),
  )

/**
 * Deletes every version that no release in `kept` has, and returns how many. Lambda stores 75 GB of code for an account, all versions of all
 * functions together; a release of every function takes 0.1.
 */
export const pruneVersions = async (
  client: LambdaClient,
  names: readonly string[],
  kept: readonly Versions[],
): Promise<number> => {
  let deleted = 0
  await inParallel(names, width, async (FunctionName) => {
    const needed = new Set([newest, ...kept.map((versions) => versions[FunctionName])])
    for await (const { Versions: versions = [] } of paginateListVersionsByFunction(
      { client },
      { FunctionName },
    ))
      for (const { Version } of versions) {
        if (needed.has(Version)) continue
        await client.send(new DeleteFunctionCommand({ FunctionName, Qualifier: Version }))
        deleted++
      }
  })
  return deleted
}
