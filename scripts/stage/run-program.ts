import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { CommandError } from '#scripts/command/run-command.ts'

const root = join(import.meta.dirname, '../..')

type Env = Readonly<Record<string, string>>

/** Runs the project's CDK on this terminal. `region` is where stacks go that name none. @throws CommandError when it fails */
export const runCdk = async (args: readonly string[], region: string): Promise<void> => {
  // The program itself and not the link in .bin, on the Node that runs this.
  const program = join(root, 'node_modules/aws-cdk/bin/cdk')
  const env: Env = { AWS_REGION: region, AWS_DEFAULT_REGION: region }
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new CommandError(`"cdk ${args[0]}" failed; the reason is above.`)
}

export type NpmAnswer = { isGood: boolean; output: string }

/** Runs npm in the project's folder and returns its output, which includes the reasons of failures. */
export const runNpm = async (args: readonly string[]): Promise<NpmAnswer> => {
  // Started by npm, this names the very npm that runs; else the one on the PATH.
  const npm = process.env['npm_execpath']
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(program, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { isGood: code === 0, output: output || errors }
}
