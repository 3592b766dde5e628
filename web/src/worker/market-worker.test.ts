import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

// The engine runs on the server, too, where an import that browsers lack would be noticed by nobody.
test('the worker that searches needs nothing that only Node has', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'market-worker.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    minify: true,
  })
  expect(outputFiles[0]!.text).not.toMatch(/\b(?:Buffer|process\.(?!env))/)
})
