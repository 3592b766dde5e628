import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { adviceFor, withoutStack } from './advice.mjs'
import { isInstalled, wanted } from './installed.mjs'
import { fail, modules, node, root } from './places.mjs'
import { takeInstallLock } from './install-lock.mjs'

const lockFile = join(root, '.installing')
const say = (line) => process.stdout.write(`${line}\n`)
const everyMs = 3000
// The unpacked size of the packages, measured by du, with room for npm’s cache of them.
const neededBytes = 1.1e9

const requireRoom = () => {
  const { bavail, bsize } = statfsSync(root)
  // Existing packages already count: only what changed is written anew.
  if (existsSync(modules) || bavail * bsize > neededBytes) return
  fail(
    `Installing needs about 1.1 GB, and only ${Math.round((bavail * bsize) / 1e6)} MB are free at ${root}. ` +
      'Make room, or clone the project to a larger disk.',
  )
}

/** Tells how many of the packages lie in place, whenever that has changed and every quarter of a minute. Returns what ends it. */
const tellProgress = () => {
  const paths = Object.entries(wanted()).flatMap(([path, { optional }]) => (path && !optional ? [path] : []))
  const started = Date.now()
  let notified = { there: 0, at: started }
  const beat = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, 'package.json'))).length
    const at = Date.now()
    if (there === notified.there && at - notified.at < 15_000) return
    notified = { there, at }
    say(`  ${there} of ${paths.length} packages, ${Math.round((at - started) / 1000)} s`)
  }, everyMs)
  return () => clearInterval(beat)
}

const startNpm = () => {
  // Started by npm, this names the very npm that runs; else the one on the PATH.
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Install scripts must run: one of them places the pinned Node. NODE_ENV=production would leave that Node out.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false']
  return spawn(command, [...first, 'ci', ...flags, '--include=dev', '--include=optional'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
}

/** Runs npm to its end. Ctrl-C calls `onStop` once and ends both; what lies there half-done is replaced next time. */
const runNpm = async (onStop) => {
  const npm = startNpm()
  // Should this process be killed outright, npm goes on, and the next start has to wait for that.
  if (npm.pid) writeFileSync(lockFile, String(npm.pid))
  let said = ''
  npm.stderr.on('data', (bytes) => {
    said += bytes
  })
  let stoppedBy
  const pass = (signal) => {
    if (!stoppedBy) onStop()
    stoppedBy = signal
    npm.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  npm.once('error', (error) =>
    fail(`npm could not be started (${error.message}). It comes with Node: https://nodejs.org`),
  )
  const [code] = await once(npm, 'close')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass)
  return { code, said, stoppedBy }
}

const installNow = async () => {
  requireRoom()
  say('Installing dependencies (about 1 GB, a minute or two; only when they have changed) …')
  const quiet = tellProgress()
  const { code, said, stoppedBy } = await runNpm(() => {
    quiet()
    say('Stopping; npm takes back what it had begun …')
  }).finally(quiet)
  if (stoppedBy) {
    say('Stopped while installing; the next start begins this anew.')
    process.exit(128 + constants.signals[stoppedBy])
  }
  if (code !== 0) fail(`${withoutStack(said)}\n${adviceFor(said)}`)
  if (!existsSync(node))
    fail(`The installation did not bring its own Node (${node}). Please run "npm ci" and try again.`)
}

/** Installs what is missing, one process at a time. Ends this process with a sentence when that fails. */
export const install = async () => {
  const leave = await takeInstallLock(lockFile, (pid) =>
    say(`Another command is installing the dependencies (process ${pid}); waiting for it …`),
  ).catch((error) =>
    fail(
      `Nothing can be written at ${root} (${error.code}). Check who owns it and whether the disk is full.`,
    ),
  )
  process.on('exit', leave)
  if (!isInstalled()) await installNow()
  leave()
  process.off('exit', leave)
}
