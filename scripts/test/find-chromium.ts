import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium as playwrightChromium } from 'playwright'

const debian = '/usr/bin/chromium'

const succeeds = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

const aptGet = (): boolean => {
  if (!existsSync('/usr/bin/apt-get')) return false
  const isRoot = process.getuid?.() === 0
  const command = isRoot ? 'apt-get' : 'sudo'
  // -n: no password is asked for in the middle of a test run.
  const prefix = isRoot ? [] : ['-n', 'apt-get']
  process.stdout.write('Installing Chromium with apt-get (about 100 MB, only the first time) …\n')
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120']
  return (
    succeeds(command, [...prefix, ...options, 'update']) &&
    succeeds(command, [...prefix, ...options, 'install', '-y', '--no-install-recommends', 'chromium'])
  )
}

const playwrightInstall = (): boolean => {
  process.stdout.write('Installing Chromium with Playwright (only the first time) …\n')
  return spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' }).status === 0
}

/**
 * The browser for the journeys, installed when there is none: CHROMIUM_PATH, Debian's package, or Playwright's own
 * (undefined: Playwright knows where that is). Throws when there is none.
 */
export const findChromium = (): string | undefined => {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist.`)
  }
  if (existsSync(debian)) return debian
  if (existsSync(playwrightChromium.executablePath())) return undefined
  if (aptGet() && existsSync(debian)) return debian
  if (playwrightInstall()) return undefined
  throw new Error(
    'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
