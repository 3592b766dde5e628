import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

export type Settings = Readonly<Record<string, string>>
export type Cluster = { client: Client; stop: () => Promise<void> }

/** Where PostgreSQL's programs are, the newest version's; undefined when it is not installed. */
export const findPostgres = (): string | undefined => {
  const version = (path: string) => Number(/postgresql\/(\d+)/.exec(path)?.[1] ?? 0)
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => version(b) - version(a))[0]
  return found && dirname(found)
}

// PostgreSQL refuses to run as root; then it runs as the user that its package made.
const userToBe = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const ask = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: ask('-u'), gid: ask('-g') }
}

const connect = async (host: string): Promise<Client> => {
  for (const deadline = Date.now() + 30_000; ; await delay(50)) {
    const client = new Client({ host, user: 'bench', database: 'postgres' })
    try {
      await client.connect()
      return client
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

/** Starts a new, empty cluster in a temporary folder, reachable by its socket alone. `stop` removes it. */
export const startPostgres = async (programs: string, settings: Settings): Promise<Cluster> => {
  const user = userToBe()
  const folder = mkdtempSync(join(tmpdir(), 'sayara-bench-'))
  chmodSync(folder, 0o755)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = ['-A', 'trust', '-U', 'bench', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '-D', data]
  execFileSync(join(programs, 'initdb'), options, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const all = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const abandon = () => void server.kill('SIGQUIT')
  process.once('exit', abandon)
  const client = await connect(folder)
  return {
    client,
    stop: async () => {
      process.off('exit', abandon)
      await client.end()
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
