// The door to every command. Plain JavaScript without dependencies: it runs before anything is installed, on whatever
// Node the machine has; everything after it runs on the Node that package.json pins.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? decodeURIComponent(new URL('.', import.meta.url).pathname), '..')
const modules = join(root, 'node_modules')
const binaries = join(modules, '.bin')
const node = join(binaries, process.platform === 'win32' ? 'node.cmd' : 'node')

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const requireNode = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    fail(`Sayara needs Node 20 or newer to start; this is ${process.version}. See https://nodejs.org`)
}

const readLock = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined)

// Compared by content: a checkout changes times, and a restored cache of node_modules is older than everything.
const installed = () => {
  // npm writes this file last, so an interrupted installation has none.
  const present = readLock(join(modules, '.package-lock.json'))
  if (!present || !existsSync(node)) return false
  return Object.entries(readLock(join(root, 'package-lock.json'))).every(
    // What is optional may be missing: it is for another platform.
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional),
  )
}

const install = () => {
  process.stdout.write('Installing dependencies (only when they have changed) …\n')
  // Started by npm, this names the very npm that runs; else the one on the PATH.
  const npm = process.env.npm_execpath
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // Install scripts must run: one of them places the pinned Node.
  const args = [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false']
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('The dependencies could not be installed; npm says why above.')
  if (!existsSync(node))
    fail(`The installation did not bring its own Node (${node}). Please run "npm ci" and try again.`)
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

// npm passes signals on, but killed outright it cannot.
const endWithNpm = (child) => {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event || parent <= 1) return
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
  watch.unref()
}

requireNode()
const [script, ...args] = process.argv.slice(2)
if (!script) fail('Usage: node scripts/bootstrap.mjs <script.ts> [arguments]')
if (!installed()) install()
run(script, args)
