import type { TestProject } from 'vitest/node'
import { startLocalStack, type LocalStack } from '#functions/testing/local-stack.ts'
import { emptyEndpoint } from '#scripts/start/open-store.ts'
import { seedMarker } from '#scripts/start/seed-store.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with vitest's own interface
  export interface ProvidedContext {
    apiUrl: string
    functionEnv: Readonly<Record<string, string>>
    logFiles: readonly string[]
  }
}

/**
 * Starts on an endpoint that holds nothing yet, and takes everything away again at the end: what is there is somebody's.
 * @throws Error when something is there
 */
const startOn = async (endpoint: string): Promise<LocalStack> => {
  const stack = await startLocalStack(endpoint)
  if ((await seedMarker(endpoint).read()) !== 'empty') {
    await stack.stop()
    throw new Error(`There is a market at ${endpoint} already; tests want an endpoint of their own.`)
  }
  const stop = async () => {
    await stack.stop()
    await emptyEndpoint(endpoint)
  }
  return { ...stack, stop }
}

/**
 * One stack for all API tests; each test is safe among the others by having people and cars of its own. `npm run test:api --
 * --aws URL` names another implementation of DynamoDB and S3 for it.
 */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const endpoint = process.env['TEST_AWS_ENDPOINT']
  const stack = await (endpoint ? startOn(endpoint) : startLocalStack())
  project.provide('apiUrl', stack.url)
  project.provide('functionEnv', stack.env)
  project.provide('logFiles', stack.logFiles)
  return stack.stop
}
