import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheControlOf } from '#scripts/site/file-kind.ts'
import { StartError } from '#scripts/start/options.ts'

export type Smoke = {
  /** Where CloudFront answers. */
  origin: string
  /** Where the API answers to those who go round CloudFront. */
  apiOrigin?: string
  /** The built site. */
  folder: string
  fetch: (address: string) => Promise<Response>
  sleep: (ms: number) => Promise<void>
}

type Check = { says: string; run: () => Promise<string | undefined> }

// Our functions refuse with the one; API Gateway says the other of an HTTP API whose own name is closed.
// https://repost.aws/knowledge-center/api-gateway-disable-endpoint
const refusals = [403, 404]

const attempts = 24
const pauseMs = 5000

const equal = (what: string, found: unknown, wanted: unknown): string | undefined =>
  found === wanted ? undefined : `${what} is ${String(found)} instead of ${String(wanted)}`

const statusCheck =
  ({ fetch }: Smoke, address: string, ...wanted: number[]) =>
  async () => {
    const { status } = await fetch(address)
    return wanted.includes(status)
      ? undefined
      : equal(`the status of ${address}`, status, wanted.join(' or '))
  }

/** A file as it was built, with the headers it must have. */
const fileCheck =
  ({ fetch, origin, folder }: Smoke, address: string, path: string) =>
  async () => {
    const answer = await fetch(`${origin}${address}`)
    const [served, built] = await Promise.all([answer.arrayBuffer(), readFile(join(folder, path))])
    return (
      equal(`the status of ${address}`, answer.status, 200) ??
      equal(`the caching of ${address}`, answer.headers.get('cache-control'), cacheControlOf(path)) ??
      (built.equals(Buffer.from(served)) ? undefined : `${address} is not what was built`)
    )
  }

const firstScript = async (folder: string): Promise<string> => {
  const [, script] =
    /src="(\/assets\/[^"]+\.js)"/.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? []
  if (!script) throw new StartError(`The page in ${folder} loads no script.`)
  return script
}

const checksOf = async (smoke: Smoke): Promise<Check[]> => {
  const { origin, apiOrigin, folder } = smoke
  const script = await firstScript(folder)
  return [
    { says: 'the page', run: fileCheck(smoke, '/', '/index.html') },
    { says: 'its script', run: fileCheck(smoke, script, script) },
    { says: 'a missing script is a 404', run: statusCheck(smoke, `${origin}/assets/none-00000000.js`, 404) },
    { says: 'the API', run: statusCheck(smoke, `${origin}/api/health`, 200) },
    { says: 'the API asks who you are', run: statusCheck(smoke, `${origin}/api/user`, 401) },
    ...(apiOrigin
      ? [
          {
            says: 'nobody goes round CloudFront',
            run: statusCheck(smoke, `${apiOrigin}/api/health`, ...refusals),
          },
        ]
      : []),
  ]
}

/** Asks again for two minutes: a new name, a new distribution and a new function each need a moment to be there. */
const passes = async ({ run }: Check, sleep: Smoke['sleep']): Promise<string | undefined> => {
  let problem: string | undefined
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      problem = await run()
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
      problem = `${error instanceof Error ? error.message : String(error)}${cause}`
    }
    if (problem === undefined) return undefined
    if (attempt < attempts) await sleep(pauseMs)
  }
  return problem
}

/** Looks whether what was deployed is what was built and answers. @throws StartError with what does not */
export const smokeTest = async (smoke: Smoke, say: (line: string) => void): Promise<void> => {
  for (const check of await checksOf(smoke)) {
    const problem = await passes(check, smoke.sleep)
    if (problem !== undefined)
      throw new StartError(
        `${smoke.origin} does not work as it should: ${problem}. Everything is deployed, so look there.`,
      )
    say(`    ${check.says}: good`)
  }
}
