import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { mostOfKind } from '#infra/bundle-sizes.ts'
import { readStacks, readValidations } from '#scripts/stage/assembly.ts'
import {
  cpuSecondsOfChildren,
  bundleLines,
  cpuLine,
  mostResources,
  stackTable,
  tooLarge,
  validationLines,
} from './report.ts'
const holding = (count: number) => ({
  Resources: Object.fromEntries(Array.from({ length: count }, (_, index) => [`R${index}`, { Type: 'T' }])),
})

const assembly = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sayara-assembly-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const write = (name: string, content: unknown) => writeFile(join(folder, name), JSON.stringify(content))
  const stack = (name: string) => ({
    type: 'aws:cloudformation:stack',
    environment: 'aws://unknown-account/us-east-1',
    properties: { templateFile: `${name}.json` },
  })
  await write('manifest.json', {
    artifacts: { Small: stack('Small'), Tree: { type: 'cdk:tree' }, Large: stack('Large') },
  })
  await write('Small.json', holding(3))
  await write('Large.json', holding(mostResources + 1))
  return { folder, write }
}

test('stacks are read from what the CDK wrote, and those that hold too much are named', async () => {
  const { folder } = await assembly()
  const stacks = await readStacks(folder)
  const [, small, large] = stackTable(stacks).split('\n')
  expect(small).toMatch(/^Small +3 +0 kB$/)
  expect(large).toMatch(/^Large +401 +\d+ kB  OVER$/)
  expect(tooLarge(stacks)).toEqual(['Large'])
})

test('validations are told with what they found', async () => {
  const { folder, write } = await assembly()
  expect(validationLines(await readValidations(folder))).toBe('Validation: none ran.')
  const violations = [{ violatingConstructs: [{}, {}] }, { violatingConstructs: [{}] }]
  await write('validation-report.json', {
    pluginReports: [
      { pluginName: 'AwsSolutions', violations },
      { pluginName: 'Serverless', violations: [] },
      { pluginName: 'Annotations', violations: [{ violatingConstructs: [{}] }] },
    ],
  })
  expect(validationLines(await readValidations(folder))).toBe(
    'AwsSolutions: 3 warnings, named above\nServerless: no warnings\nAnnotations: 1 warning, named above',
  )
})

test('bundles are told with the largest, and with the largest that only reads beside what bundle.test.ts allows', () => {
  const handlers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name, index) => ({
    name,
    kind: name === 'b' || name === 'e' ? ('read' as const) : ('write' as const),
    bytes: (index + 1) * 100_000,
    file: `${name}.mjs`,
  }))
  const lines = bundleLines(handlers)
  const most = `(at most ${(mostOfKind.read / 1000).toFixed(0)} kB).`
  expect(lines).toContain('6 handlers. The largest: f 600 kB, e 500 kB, d 400 kB, c 300 kB, b 200 kB.')
  expect(lines).toContain(`e 500 kB ${most}  OVER`)
  expect(bundleLines([{ ...handlers[1]!, bytes: mostOfKind.read }]).endsWith(most)).toBe(true)
})

test('processor time of ended children is known where the machine tells', () => {
  const before = cpuSecondsOfChildren()
  execFileSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);',
  ])
  const after = cpuSecondsOfChildren()
  if (before === undefined || after === undefined) expect(process.platform).not.toBe('linux')
  else expect(after - before).toBeGreaterThanOrEqual(0.3)
  expect(cpuLine(undefined)).toContain('does not tell')
  expect(cpuLine(12.34)).toMatch(/12\.3 s of processor time\.$/)
})
