import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { install } from './install.mjs'
import { isInstalled } from './installed.mjs'
import { binaries, fail, node, root } from './places.mjs'

const onWindows =
  'On Windows every command runs in the Linux of WSL (wsl --install) or of a container. Clone it there, and run the same command again.'

// npm passes signals on, but killed outright it cannot.
const endWithNpm = (child) => {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent <= 1) return
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
  watch.unref()
}

const run = (script, args) => {
  // The pipe of `ipc` tells the script when this process has died in a way that sends no signal.
  const child = spawn(node, [join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  endWithNpm(child)
}

/** Installs what is missing and runs a script on the pinned Node, with the tools of the project on its path. */
export const installAndRun = async ([script, ...args]) => {
  if (process.platform === 'win32') fail(onWindows)
  if (!script) fail('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]')
  if (!isInstalled()) await install()
  run(script, args)
}
