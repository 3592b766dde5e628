import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pictureEntries, plainEntries } from '#infra/bundle.ts'
import { synthesiseTemplates } from './testing/synthesise.ts'
import { demoPassword } from '#scripts/seed/demo-accounts.ts'

// Nothing of the demo market, of tests or of what only this machine needs may reach a stage.

const root = join(import.meta.dirname, '..')
const handlers = [...plainEntries(), ...pictureEntries]

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sayara-no-seed-'))))
afterAll(() => rm(folder, { recursive: true }))

it('nothing that is bundled, deployed or served is made from a script or a test', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [
      'web/src/app/main.tsx',
      'web/src/early/run.ts',
      'infra/app.ts',
      ...handlers.map((path) => `functions/${path}.ts`),
    ],
    bundle: true,
    write: false,
    metafile: true,
    outdir: folder,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  const inputs = Object.keys(metafile.inputs)
  // Else this would look at nothing.
  expect(inputs).toEqual(
    expect.arrayContaining(['web/src/app/main.tsx', 'functions/core/route-handler.ts', 'infra/stage.ts']),
  )
  expect(inputs.filter((path) => /^scripts\/|\/testing\/|\.test\./.test(path))).toEqual([])
})

it('prod has a function for each handler, and no other', () => {
  const templates = synthesiseTemplates({ stage: 'prod', domain: 'cars.example' })
  const functions = Object.values(templates)
    .flatMap(({ Resources }) => Object.values(Resources))
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
  const found = functions.map(({ Properties }) => String(Properties['Handler']).replace(/\.handler$/, ''))
  expect(found.toSorted()).toEqual(handlers.toSorted())
  expect(JSON.stringify(templates)).not.toContain(demoPassword)
})
