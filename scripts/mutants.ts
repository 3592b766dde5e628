import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// `node scripts/mutants.ts [--only part-of-a-name]`: switches every guard of the product off in turn and prints a line for each,
// with who noticed. The work is a test's: `functions/trust/guards`.
const test = 'functions/trust/guards/guards.trust.test.ts'

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const folder = await mkdtemp(join(tmpdir(), 'sayara-mutants-'))
  const report = join(folder, 'report.txt')
  const child = spawn(join('node_modules', '.bin', 'vitest'), ['run', '--project', 'trust', test], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_REPORT: report, MUTANTS_ONLY: values.only ?? '' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  const lines = await readFile(report, 'utf8').catch(() => '')
  process.stdout.write(lines)
  await rm(folder, { recursive: true })
  return code ?? 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
