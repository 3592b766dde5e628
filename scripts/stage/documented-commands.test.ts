import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HelpRequest } from '#scripts/command/run-command.ts'
import { readGrantOptions } from '#scripts/admin/options.ts'
import { readDeployOptions, readDiffOptions } from '#scripts/deploy/options.ts'
import { readDestroyOptions } from '#scripts/destroy/options.ts'
import { readTraceOptions } from '#scripts/trace/options.ts'
import { readRollbackOptions } from '#scripts/rollback/options.ts'
import { readMigrateOptions } from '#scripts/migrate/options.ts'
import { readDrillOptions } from '#scripts/drill/options.ts'
import { readFileOptions } from '#scripts/restore/file-options.ts'
import { readRestoreOptions } from '#scripts/restore/options.ts'
import profile from '#web/i18n/en/profile.ts'

// An operator types what the documents say on the worst day of the year, so each command is read by the parser that will read it then.
const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'infra/**/*.md'], { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
}))

const benches = execFileSync(process.execPath, ['scripts/bench.ts'], { cwd: root, encoding: 'utf8' })

const parsers: Readonly<Record<string, (args: string[]) => unknown>> = {
  deploy: readDeployOptions,
  diff: readDiffOptions,
  destroy: readDestroyOptions,
  trace: (args) => readTraceOptions(args.filter((arg) => !/^<|\.txt$/.test(arg))),
  rollback: readRollbackOptions,
  migrate: readMigrateOptions,
  drill: (args) => readDrillOptions(args, {}),
  restore: readRestoreOptions,
  'restore:files': readFileOptions,
  'admin:grant': (args) => readGrantOptions(args, {}),
  bench: ([name = '']) => expect(benches).toMatch(new RegExp(`^  ${name} `, 'm')),
}

/** Fills in the placeholders, and the options that a line leaves to an earlier one. */
const filledIn = (args: string): string[] =>
  args
    .replaceAll('<username>', 'layla')
    .replaceAll('<stage>', 'prod')
    .replaceAll('<region>', 'eu-central-1')
    .replaceAll('<the table>', 'a-table')
    // The file of ids is made by the step before.
    .replace(' --deleted ids.txt', '')
    .replace('--region …', '--region eu-central-1')
    .replace('…', '--region eu-central-1 --domain cars.example')
    .split(/\s+/)
    .filter(Boolean)

type Command = { file: string; line: string; script: string; args: string }

const commands = documents.flatMap(({ file, text }): Command[] =>
  [...text.matchAll(/npm run ([a-z:-]+)(?: -- ([^`|\n]+))?/g)].map(([line, script = '', args = '']) => ({
    file,
    line,
    script,
    args,
  })),
)

test('the documents name commands', () => {
  expect(commands.length).toBeGreaterThan(40)
})

test.each(commands)('$file: $line', ({ script, args }) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  expect(Object.keys(scripts)).toContain(script)
  const parse = () => parsers[script]?.(filledIn(args))
  if (args.startsWith('--help')) expect(parse).toThrow(HelpRequest)
  else if (args) parse()
})

test('where documents and commands send an admin in their account, there is a tab of that name', () => {
  const said = globSync('scripts/{admin,deploy}/*.ts', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const named = [...documents.map(({ text }) => text), ...said].flatMap((text) =>
    [...text.matchAll(/My account, ([^).;]+)/g)].map(([, tab]) => tab),
  )
  const tabs = Object.entries(profile).flatMap(([key, label]) => (key.startsWith('tab.') ? [label] : []))
  expect(named.length).toBeGreaterThan(3)
  for (const tab of named) expect(tabs).toContain(tab)
})

test('each `cdk bootstrap` that they name says the region, without which our app refuses: the CDK runs it first', () => {
  const bootstraps = documents.flatMap(({ text }) => text.match(/npx cdk bootstrap [^`]+/g) ?? [])
  expect(bootstraps.length).toBeGreaterThan(1)
  for (const command of bootstraps) expect(command).toContain(' -c region=<region> ')
})

test.each(Object.entries(parsers).filter(([script]) => script !== 'bench'))(
  '%s --help is answered',
  (_, parse) => {
    expect(() => parse(['--help'])).toThrow(HelpRequest)
  },
)

describe('an option that a document names by itself', () => {
  /** A parser that meets an option it does not know says which it does. */
  const usageOf = (parse: (args: string[]) => unknown): string => {
    try {
      parse(['--no-such-option'])
      return ''
    } catch (error) {
      return String(error)
    }
  }
  const { bench: _, ...ofStage } = parsers
  const known = new Set(Object.values(ofStage).flatMap((parse) => usageOf(parse).match(/--[a-z-]+/g) ?? []))
  const named = documents
    .filter(({ file }) => file.startsWith('infra/'))
    .flatMap(({ file, text }) => [...text.matchAll(/`(--[a-z-]+)/g)].map(([, flag = '']) => ({ file, flag })))

  test.each(named)('$file: $flag is one of a command', ({ flag }) => {
    expect([...known]).toContain(flag)
  })
})
