import type { TestProject } from 'vitest/node'
import { startLocalStack } from '#functions/testing/local-stack.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with vitest's own interface
  export interface ProvidedContext {
    apiUrl: string
    functionEnv: Readonly<Record<string, string>>
  }
}

/** One stack for all API tests; each test is safe among the others by having people and cars of its own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const stack = await startLocalStack()
  project.provide('apiUrl', stack.url)
  project.provide('functionEnv', stack.env)
  return stack.stop
}
