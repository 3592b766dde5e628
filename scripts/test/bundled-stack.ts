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
  process.env['LOCAL_BUNDLES'] = folder
  const stopStack = await startStack(project)
  stop = async () => {
    await stopStack()
    delete process.env['LOCAL_BUNDLES']
    await rm(folder, { recursive: true })
  }
}

export const teardown = async (): Promise<void> => stop?.()
