import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { NpmAnswer } from '#scripts/stage/run-program.ts'
import { CommandError } from '#scripts/command/run-command.ts'

const folder = 'dist/sharp-arm64'

const readVersion = async (
  file: string,
  pick: (json: Record<string, unknown>) => unknown,
): Promise<unknown> =>
  existsSync(file) ? pick(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>) : undefined

/**
 * Fetches sharp for Lambda's processor (Linux, ARM), of the version that package.json names, unless it is there. npm brings only
 * this machine's. @returns whether it had to be fetched @throws CommandError when npm cannot
 */
export const packageSharp = async (
  root: string,
  runNpm: (args: readonly string[]) => Promise<NpmAnswer>,
): Promise<boolean> => {
  const wanted = await readVersion(
    join(root, 'package.json'),
    ({ dependencies }) => (dependencies as Record<string, string>)['sharp'],
  )
  const binary = join(root, folder, 'node_modules/@img/sharp-linux-arm64')
  const present = await readVersion(
    join(root, folder, 'node_modules/sharp/package.json'),
    ({ version }) => version,
  )
  if (present === wanted && existsSync(binary)) return false
  await rm(join(root, folder), { recursive: true, force: true })
  const platform = ['--os=linux', '--cpu=arm64', '--libc=glibc']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { isGood, output } = await runNpm([
    'install',
    '--prefix',
    folder,
    ...platform,
    ...quiet,
    `sharp@${wanted}`,
  ])
  if (!isGood)
    throw new CommandError(`npm could not fetch sharp ${wanted} for Linux on ARM:\n${output.trim()}`)
  return true
}
