import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundle, pictureRoutes, type BundleFolders } from '#infra/bundle.ts'
import { handlerPath } from '#infra/handler-path.ts'
import { contracts, liveRoutes } from '#shared/api/routes.ts'

const into = mkdtempSync(join(tmpdir(), 'sayara-bundle-'))
let folders: BundleFolders
let files: Map<string, string>

beforeAll(async () => {
  folders = await bundle(into)
  const names = readdirSync(folders.functions, { recursive: true, encoding: 'utf8' })
  files = new Map(
    names
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => [name, readFileSync(join(folders.functions, name), 'utf8')]),
  )
}, 120_000)

afterAll(() => rmSync(into, { recursive: true }))

const withPictures: readonly string[] = pictureRoutes

// Those with pictures find their sharp in Lambda only.
it.each(
  liveRoutes
    .filter(({ id }) => !withPictures.includes(id))
    .map((contract) => [contract.id, contract] as const),
)('%s loads and has a handler', async (_, contract) => {
  const module: { handler?: unknown } = await import(join(folders.functions, `${handlerPath(contract)}.mjs`))
  expect(module.handler).toBeTypeOf('function')
})

// The clients of SES and SNS are 0.1 MB of it, which the one job that sends mail loads. A route adds some 5 kB of its own.
it('stays small in all: 1.5 MB of code for every route and job', () => {
  const bytes = [...files.values()].reduce((sum, text) => sum + text.length, 0)
  expect(bytes).toBeLessThan(1_500_000)
})

it('carries neither the SDK’s search for credentials nor the ESM facade of node:http', () => {
  for (const [name, text] of files) {
    expect(text, name).not.toMatch(/credential_process|sso_session/)
    expect(text, name).not.toMatch(/(?:from|import)\s*\(?["'](?:node:)?http["']/)
  }
})

it('leaves sharp out of every bundle, for the package beside those with pictures', () => {
  const textOf = (path: string) => readFileSync(join(folders.pictures, `${path}.mjs`), 'utf8')
  const withSharp = ['jobs/process-photo', ...pictureRoutes.map((id) => handlerPath(contracts[id]))]
  for (const path of withSharp) expect(textOf(path), path).toMatch(/from\s*["']sharp["']/)
  for (const [name, text] of files) expect(text, name).not.toMatch(/from\s*["']sharp["']/)
})
