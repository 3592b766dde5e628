import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobAccess, routeAccess } from '#infra/access.ts'
import type { Grant } from '#infra/grants.ts'
import { handlerPath, jobPath } from '#infra/handler-path.ts'
import { contracts, type LiveRouteId } from '#shared/api/routes.ts'

const routes = Object.entries(routeAccess).map(
  ([id, grants]) => [handlerPath(contracts[id as LiveRouteId]), grants] as const,
)
const jobs = Object.entries(jobAccess).map(([name, grants]) => [jobPath(name), grants] as const)
const all: (readonly [string, readonly Grant[]])[] = [...routes, ...jobs]

/** Handler → the files of ours that are left in it once everything unused is gone. */
const parts = new Map<string, readonly string[]>()

beforeAll(async () => {
  const { metafile } = await build({
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
  for (const [output, { inputs }] of Object.entries(metafile.outputs)) {
    const used = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    parts.set(
      output.replace(/^unused\/|\.js$/g, ''),
      used.map(([file]) => file),
    )
  }
}, 60_000)

// Each adapter that needs a permission, and the grants of which one at least must be there.
const needs: [string, readonly Grant[]][] = [
  ['functions/adapters/snapshot-store.ts', ['search:read']],
  [
    'functions/adapters/import-storage.ts',
    ['imports:sign', 'imports:start', 'imports:read', 'imports:delete'],
  ],
  ['functions/adapters/photo-storage.ts', ['photos:write', 'photos:read']],
  ['functions/adapters/sitemap-storage.ts', ['sitemaps:read', 'sitemaps:write']],
  ['functions/adapters/mail.ts', ['mail:send']],
  ['functions/adapters/text-message.ts', ['sms:send']],
  [
    'functions/adapters/upload-storage.ts',
    ['photos:sign', 'documents:sign', 'documents:read', 'uploads:read', 'uploads:delete', 'documents:delete'],
  ],
]

describe.each(all)('%s', (path, grants) => {
  it.each(needs)('has a grant for %s exactly when it uses it', (adapter, oneOf) => {
    expect(oneOf.some((grant) => grants.includes(grant))).toBe(parts.get(path)?.includes(adapter))
  })
})
