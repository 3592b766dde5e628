import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { LocalStack } from '#functions/testing/local-stack.ts'
import { firstMessage, startChild } from '#scripts/local/child.ts'
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

const script = fileURLToPath(new URL('stack-process.ts', import.meta.url))

const startInProcess = async (env: Readonly<Record<string, string>>): Promise<LocalStack> => {
  const child = startChild(script, { env })
  const stack = (await firstMessage(child)) as Omit<LocalStack, 'stop'>
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { ...stack, stop }
}

/**
 * Makes sure that an existing endpoint is empty, because everything is deleted again at the end.
 * @throws Error when the endpoint already holds data
 */
const emptyAfterwards = async (stack: LocalStack, endpoint: string): Promise<LocalStack> => {
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
 * One stack for all API tests. Each test creates users and cars of its own, so that tests do not affect each other. `npm run test:api --
 * --aws URL` uses another implementation of DynamoDB, S3 and SQS. `env` is for its processes.
 */
export default async (
  project: TestProject,
  env: Readonly<Record<string, string>> = {},
): Promise<() => Promise<void>> => {
  const endpoint = process.env['TEST_AWS_ENDPOINT']
  const started = await startInProcess(env)
  const stack = endpoint ? await emptyAfterwards(started, endpoint) : started
  project.provide('apiUrl', stack.url)
  project.provide('functionEnv', stack.env)
  project.provide('logFiles', stack.logFiles)
  return stack.stop
}
