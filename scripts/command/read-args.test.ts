import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readArgs } from './read-args.ts'
import { HelpRequest } from './run-command.ts'

const usage = 'Usage: npm run act -- [--fast]'
const read = (...args: string[]) => readArgs({ args, options: { fast: { type: 'boolean' } } }, usage).values

test('an option that there is not is named beside the usage, and is no question for help', () => {
  expect(read('--fast')).toEqual({ fast: true })
  expect(() => read('--slow')).toThrow(`Unknown option '--slow'.\n${usage}`)
  expect(() => read('--slow')).not.toThrow(HelpRequest)
})

test.each(['--help', '-h'])('%s is answered with the usage', (flag) => {
  expect(() => read('--fast', flag)).toThrow(new HelpRequest(usage))
})

/** How a command ends in a process of its own, and where it writes. */
const run = async (script: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', script), ...args])
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ])
  return { out, err, code }
}

test.each(['start.ts', 'deploy.ts'])(
  '%s --help says what the options mean, and has not failed',
  async (script) => {
    const { out, err, code } = await run(script, '--help')
    expect(out).toMatch(/^Usage: .*\n  \S/)
    expect(err).toBe('')
    expect(code).toBe(0)
  },
)
