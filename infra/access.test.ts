import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { routeAccess } from '#infra/access.ts'
import { jobList } from '#infra/jobs.ts'
import type { Grant } from '#infra/grants.ts'
import { handlerPath, internalPath, jobPath } from '#infra/handler-path.ts'
import { internalList } from '#infra/internal-functions.ts'
import type { Contract } from '#shared/api/contract.ts'
import { contracts, type RouteId } from '#shared/api/routes.ts'

const routes = Object.entries(routeAccess).map(
  ([id, grants]) => [handlerPath(contracts[id as RouteId]), grants] as const,
)
const contractOf = new Map<string, Contract>(
  Object.values(contracts).map((route) => [handlerPath(route), route]),
)
const all: (readonly [string, readonly Grant[]])[] = [
  ...routes,
  ...jobList.map(({ name, grants }) => [jobPath(name), grants] as const),
  ...internalList.map(({ name, grants }) => [internalPath(name), grants] as const),
]

/** Handler → the files of ours that are left in it once everything unused is gone. */
const parts = new Map<string, readonly string[]>()

/** Handler → what is left of each of these files, by name: esbuild writes it above each. */
const code = new Map<string, ReadonlyMap<string, string>>()

const byFile = (bundled: string): ReadonlyMap<string, string> =>
  new Map(
    bundled.split(/^\/\/ (?=functions\/|shared\/)/m).map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end)]
    }),
  )

// Elsewhere the same names are other functions'.
const usesTable = (file: string): boolean =>
  /from '(?:#functions\/data|\.)\/(?:table|queries|transact)\.ts'/.test(
    readFileSync(join(import.meta.dirname, '..', file), 'utf8'),
  )

const handlerOf = (output: string): string => output.replace(/^unused\/|\.js$/g, '')

beforeAll(async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: all.map(([path]) => `functions/${path}.ts`),
    outbase: 'functions',
    outdir: 'unused',
    write: false,
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
  })
  const names = Object.keys(metafile.outputs)
  for (const [index, { text }] of outputFiles.entries()) code.set(handlerOf(names[index] ?? ''), byFile(text))
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    parts.set(
      handlerOf(output),
      used.map(([file]) => file),
    )
  }
})

// Each adapter that needs a permission, and the grants of which one at least must be there.
const needs: [string, readonly Grant[]][] = [
  ['functions/adapters/snapshot-store.ts', ['search:read']],
  ['functions/adapters/ask-search.ts', ['search:ask']],
  ['functions/adapters/start-build.ts', ['search:build']],
  [
    'functions/adapters/import-storage.ts',
    ['imports:sign', 'imports:start', 'imports:read', 'imports:delete'],
  ],
  ['functions/adapters/archive-storage.ts', ['archives:make', 'archives:link', 'archives:delete']],
  ['functions/adapters/photo-storage.ts', ['photos:write', 'photos:read']],
  ['functions/adapters/sitemap-storage.ts', ['sitemaps:read', 'sitemaps:write']],
  ['functions/adapters/mail.ts', ['mail:send']],
  ['functions/adapters/queue.ts', ['mailQueues:send', 'erasures:send', 'archives:send', 'feeds:send']],
  ['functions/adapters/text-message.ts', ['sms:send']],
  [
    'functions/adapters/upload-storage.ts',
    [
      'photos:sign',
      'videos:sign',
      'documents:sign',
      'documents:read',
      'uploads:read',
      'videos:read',
      'uploads:delete',
      'documents:delete',
    ],
  ],
]

// Permissions that a function needs for the table and the pool, by the commands in its code.
const asks: [what: string, command: RegExp, oneOf: readonly Grant[]][] = [
  // The table helper's functions, called or passed on as a dependency.
  [
    'read the table',
    /(?<![.\w'"-])(?:getItems?|queryPages?|queryItems|countItems)\d*(?=[(,\s}])/,
    ['table:read'],
  ],
  ['scan the table', /(?<![.\w'"-])scanPage\d*(?=[(,\s}])/, ['table:scan']],
  ['write to the table', /(?<![.\w'"-])(?:write|transact)\d*(?=[(,}]|\s*\n)/, ['table:write']],
  ['make accounts', /\bnew AdminCreateUserCommand\d*\(/, ['accounts:create']],
  ['set passwords', /\bnew AdminSetUserPasswordCommand\d*\(/, ['accounts:create', 'accounts:set-password']],
  ['delete accounts', /\bnew AdminDeleteUserCommand\d*\(/, ['accounts:create', 'accounts:delete']],
  ['end sessions', /\bnew AdminUserGlobalSignOutCommand\d*\(/, ['accounts:sign-out']],
  ['sign people in', /\bnew AdminInitiateAuthCommand\d*\(/, ['accounts:sign-in']],
  ['show tickets', /\bnew AdminRespondToAuthChallengeCommand\d*\(/, ['accounts:show-ticket']],
  ['use tickets up', /(?<![.\w'"-])takeAway\d*(?=\()/, ['tickets:take']],
]

// In nearly every function: the helper itself, and what is only asked where a record is written or a contract has a limit.
const notByAll = new Set(
  ['rate-limits', 'table', 'queries', 'transact'].map((name) => `functions/data/${name}.ts`),
)

/** The files of a handler that ask something of the table or the pool. */
const askersIn = (path: string, [what, command]: (typeof asks)[number]): string[] =>
  [...(code.get(path) ?? [])]
    .filter(([file]) => !notByAll.has(file))
    .filter(([file, text]) => command.test(text) && (!what.includes('table') || usesTable(file)))
    .map(([file]) => `${what}: ${file}`)

// A right that only the code of the release before uses (`access.ts`). It goes with the release after, and this with it.
const onlyBefore = { path: 'listings/search-listings', adapter: 'functions/adapters/ask-search.ts' }

describe.each(all)('%s', (path, grants) => {
  it('asks nothing of the table or the pool that it may not', () => {
    const refused = asks
      .filter(([, , oneOf]) => !oneOf.some((grant) => grants.includes(grant)))
      .flatMap((ask) => askersIn(path, ask))
    expect(refused).toEqual([])
  })

  // A caller is read by every route that asks for a token, and a count is written by every route with a limit, or by name.
  it('may do nothing with the table or the pool that it never asks', () => {
    const route = contractOf.get(path)
    const writes = [...(code.get(path)?.values() ?? [])].some((text) =>
      /\b(?:appendAudit|takeNamed)\b/.test(text),
    )
    const byAll = new Set([
      route?.access !== 'public' && 'table:read',
      (writes || route?.limits?.length) && 'table:write',
    ])
    const idle = asks
      .filter(([, , oneOf]) => oneOf.length === 1 && grants.includes(oneOf[0]!) && !byAll.has(oneOf[0]!))
      .filter((ask) => askersIn(path, ask).length === 0)
    expect(idle.map(([what]) => what)).toEqual([])
  })

  it.each(needs)('has a grant for %s exactly when it uses it', (adapter, oneOf) => {
    const isKept = path === onlyBefore.path && adapter === onlyBefore.adapter
    expect(oneOf.some((grant) => grants.includes(grant))).toBe(isKept || parts.get(path)?.includes(adapter))
  })
})
