import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild, untilDone } from '../local/child.ts'
import { hashSources } from './source-hash.ts'

const script = fileURLToPath(new URL('build-child.ts', import.meta.url))

export type BuildOptions = {
  root: string
  onBuild?: () => void
  /** The team's mailbox as shown on the contact page. */
  supportAddress?: string
  /** Where it is built, in place of the folder that all commands on this machine share; on the same disk. */
  folder?: string
}

const isCurrent = async (folder: string, hash: string): Promise<boolean> =>
  (await readFile(join(folder, '.source-hash'), 'utf8').catch(() => '')) === hash

const replace = async (folder: string, made: string): Promise<void> => {
  const old = `${made}-old`
  await rename(folder, old).catch(() => {})
  // When another instance was quicker, its build of the same sources stays.
  await rename(made, folder).catch(() => rm(made, { recursive: true }))
  await rm(old, { recursive: true, force: true })
}

// A build that was killed cannot clean up behind itself.
const sweepAbandoned = async (dist: string): Promise<void> => {
  for (const name of await readdir(dist).catch(() => [])) {
    const [, pid] = /^\.web-(\d+)/.exec(name) ?? []
    if (pid && !isAlive(Number(pid))) await rm(join(dist, name), { recursive: true, force: true })
  }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The company in the footer of a site that is built for this machine, marked as an example. */
const exampleOperator = {
  VITE_OPERATOR_NAME: 'Example Cars Trading W.L.L. (an example)',
  VITE_OPERATOR_NAME_AR: 'مثال لتجارة السيارات ذ.م.م (للتجربة فقط)',
  VITE_OPERATOR_REGISTRATION: '000000',
  VITE_OPERATOR_ADDRESS: 'Example Street 1, Doha, Qatar',
  VITE_OPERATOR_ADDRESS_AR: 'شارع المثال 1، الدوحة، قطر',
  VITE_OPERATOR_PHONE: '+974 0000 0000',
}

/** The company that this shell's environment puts in the footer of a site for people, as the operator is told. */
export const footerCompany = (env: NodeJS.ProcessEnv): string =>
  env['VITE_OPERATOR_NAME'] || 'no company (MAKE-IT-YOURS.md says how to name it)'

/** Environment variables for the build: every variable with the prefix VITE_ ends up in the site. */
const settingsOf = (supportAddress: string | undefined): Record<string, string> => ({
  ...(!supportAddress && exampleOperator),
  ...Object.fromEntries(
    Object.entries(process.env)
      .flatMap(([name, value]) => (name.startsWith('VITE_') && value ? [[name, value] as const] : []))
      // In one order, or the same settings would look like others.
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ),
  ...(supportAddress && { VITE_SUPPORT_ADDRESS: supportAddress }),
})

/** Builds the site into a folder, with these variables of its environment. */
type Build = (folder: string, settings: Readonly<Record<string, string>>) => Promise<void>

const buildInChild: Build = async (folder, settings) => {
  const child = startChild(script, { env: { NODE_ENV: 'production', ...settings }, args: [folder] })
  await untilDone(child).catch((cause) => {
    throw new Error('The site could not be built; the reason is above.', { cause })
  })
}

/**
 * The folder with the built site, built anew only when a source or a setting has changed. It is built beside and then moved into
 * place whole, so an interrupted build leaves nothing half-made. Throws when the build fails.
 */
export const buildSite = async (
  { root, onBuild, supportAddress, folder = join(root, 'dist', 'web') }: BuildOptions,
  build: Build = buildInChild,
): Promise<string> => {
  const settings = settingsOf(supportAddress)
  const hash = await hashSources(root, settings)
  if (await isCurrent(folder, hash)) return folder
  onBuild?.()
  await sweepAbandoned(join(root, 'dist'))
  const made = join(root, 'dist', `.web-${process.pid}`)
  await mkdir(made, { recursive: true })
  try {
    await build(made, settings)
    await writeFile(join(made, '.source-hash'), hash)
    await mkdir(dirname(folder), { recursive: true })
    await replace(folder, made)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
  return folder
}
