import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import startStack from '#functions/testing/global-setup.ts'
import { bundle } from '#infra/bundle.ts'

const dist = join(import.meta.dirname, '../../dist')

let stop: (() => Promise<void>) | undefined

/**
 * Starts the stack of the API tests with what Lambda would run in place of the sources, so that nothing that the bundles leave
 * out or replace is missed. Below the project, where the bundle with pictures finds sharp.
 */
export const setup = async (project: TestProject): Promise<void> => {
  await mkdir(dist, { recursive: true })
  const folder = await mkdtemp(join(dist, 'bundles-'))
  await bundle(folder)
  // Not in the environment of all: other projects' stacks run the sources, which wait longer for a busy machine.
  const stopStack = await startStack(project, { LOCAL_BUNDLES: folder })
  stop = async () => {
    await stopStack()
    await rm(folder, { recursive: true })
  }
}

export const teardown = async (): Promise<void> => stop?.()
