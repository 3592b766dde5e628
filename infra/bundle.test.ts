import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, codeFolder, pictureRoutes, plainEntries, type BundleFolders } from './bundle.ts'
import { bundleSizes, handlerKinds, mostOfKind } from '#infra/bundle-sizes.ts'
import { handlerPath } from '#infra/handler-path.ts'
import { demoPassword } from '#scripts/seed/demo-accounts.ts'
import { contracts, liveRoutes } from '#shared/api/routes.ts'

const into = mkdtempSync(join(tmpdir(), 'sayara-bundle-'))
let folders: BundleFolders
let files: Map<string, string>

beforeAll(async () => {
  folders = await bundle(into)
  files = new Map(plainEntries().map((name) => [name, readFileSync(fileOf(name), 'utf8')]))
})

afterAll(() => rmSync(into, { recursive: true }))

const fileOf = (handler: string) => join(codeFolder(folders, handler), `${handler}.mjs`)

const run = promisify(execFile)
const withPictures: readonly string[] = pictureRoutes

// Loaded by Node itself, as in Lambda: through Vite, which tests load by, all of them take minutes.
const sayWhatFails = `
  for (const file of process.argv.slice(1)) {
    const loaded = await import(file).catch((error) => ({ error }))
    if (typeof loaded.handler !== 'function') console.log(file, loaded.error ?? 'has no handler')
  }`

it('loads every route’s function, and each has a handler', async () => {
  // Handlers with pictures find sharp in Lambda only.
  const routes = liveRoutes.filter(({ id }) => !withPictures.includes(id))
  const all = routes.map((contract) => fileOf(handlerPath(contract)))
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', sayWhatFails, ...all])
  expect(stdout).toBe('')
})

// They carry the library that checks passkeys: 120 kB, most of it ASN.1.
const withPasskeys = new Set(['identity/add-passkey', 'identity/sign-in-with-passkey', 'identity/prove'])

it.each(handlerKinds)('loads no more for a %s handler than it does today', (kind) => {
  const sizes = bundleSizes(folders).filter((handler) => handler.kind === kind)
  expect(sizes).not.toEqual([])
  const large = sizes.filter(({ name, bytes }) => bytes > mostOfKind[kind] && !withPasskeys.has(name))
  expect(large).toEqual([])
})

// A handler that reads the caller and the table loads about what nearly all do; one that reads neither loads much less, and one that
// also checks passkeys more.
it.each([
  ['identity/get-user', 320_000],
  ['preferences/get-preferences', 317_500],
  ['listings/get-listing', 374_800],
  ['config/get-locations', 68_000],
  ['identity/prove', 543_000],
])('keeps %s below %i bytes', (handler, most) => {
  const { bytes = Infinity } = bundleSizes(folders).find(({ name }) => name === handler) ?? {}
  expect(bytes).toBeLessThan(most)
})

it('carries neither the SDK’s search for credentials nor the ESM facades that load much', () => {
  for (const [name, text] of files) {
    expect(text, name).not.toMatch(/credential_process|sso_session/)
    expect(text, name).not.toMatch(/(?:from|import)\s*\(?["'](?:node:)?(?:fs|https?|process|util)["']/)
  }
})

it('knows the demo’s password in no bundle', () => {
  expect(files.size).toBeGreaterThan(liveRoutes.length / 2)
  for (const [name, text] of files) expect(text.includes(demoPassword), name).toBe(false)
})

it('leaves sharp out of every bundle, for the package beside those with pictures', () => {
  const textOf = (path: string) => readFileSync(join(folders.pictures, `${path}.mjs`), 'utf8')
  const withSharp = ['jobs/process-photo', ...pictureRoutes.map((id) => handlerPath(contracts[id]))]
  for (const path of withSharp) expect(textOf(path), path).toMatch(/from\s*["']sharp["']/)
  for (const [name, text] of files) expect(text, name).not.toMatch(/from\s*["']sharp["']/)
})
