import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { diskProblem, tooSmallForMarket } from './disk-problem.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { productName } from '#shared/constants/market.ts'
import { clearRunningNote, readRunningNote } from './running-note.ts'
import * as z from 'zod/mini'
import { portProblem } from '#scripts/local/free-port.ts'
import type { StartOptions } from './options.ts'

/** Another instance has the directory. */
export class InUseError extends CommandError {}

const readPid = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}

/**
 * Makes a directory and those missing above it. Node's own `recursive` never ends, and hears no signal, where one that is there refuses
 * with ENOENT, as /proc does.
 */
const makeDirectory = (path: string): void => {
  if (!existsSync(dirname(path))) makeDirectory(dirname(path))
  try {
    mkdirSync(path)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'EEXIST' && statSync(path).isDirectory()) return
    if (code !== 'ENOENT') throw cause
    throw new CommandError(
      `No directory can be made at ${path}. Choose another for the data: DATA_DIR=/elsewhere npm start`,
      { cause },
    )
  }
}

/** Makes the directory and opens the lock in it. @throws CommandError when the disk does not allow that */
const openLock = (dataDir: string): DatabaseSync => {
  try {
    makeDirectory(dataDir)
    // SQLite would only say that it cannot open its file.
    accessSync(dataDir, constants.W_OK)
    return new DatabaseSync(join(dataDir, 'lock'), { timeout: 2000 })
  } catch (cause) {
    const problem = diskProblem(dataDir, cause as NodeJS.ErrnoException)
    throw problem ? new CommandError(problem, { cause }) : cause
  }
}

const inUse = (dataDir: string, pid: string): string => {
  const running = readRunningNote(dataDir)
  const where = running
    ? `${productName.en} runs already at ${running.site}`
    : `${productName.en} is just being started`
  return (
    `${where}${pid}, with the data of ${dataDir}. ` +
    'A second one beside it needs a port and data of its own: PORT=3001 DATA_DIR=.data-2 npm start'
  )
}

/**
 * Claims a data directory for this process. The claim is a lock of the operating system, taken through SQLite: it ends
 * with the process however that dies, where a mere file with a pid would stay and name whoever gets that pid next.
 * Returns what releases it. Throws InUseError when another instance has it, CommandError when the disk does not allow it.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  const pidFile = join(dataDir, 'pid')
  const lock = openLock(dataDir)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    const isLocked = (cause as { errstr?: string }).errstr === 'database is locked'
    throw isLocked ? new InUseError(inUse(dataDir, readPid(pidFile)), { cause }) : cause
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => lock.close()
}

const described = z.object({ info: z.object({ title: z.string() }) })

/** Whether what answers at a port says that it is this product. */
const isOurs = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, {
      signal: AbortSignal.timeout(2000),
    })
    return described.parse(await answer.json()).info.title === productName.en
  } catch {
    return false
  }
}

const portTaken = async (port: number): Promise<string> => {
  const who = (await isOurs(port))
    ? `another ${productName.en}, with other data: http://localhost:${port}`
    : 'another program'
  return `Port ${port} is taken by ${who}. Choose another: PORT=${port + 1} npm start`
}

/**
 * Takes the data directory and checks that the port is free. @returns what releases the directory
 * @throws CommandError that says who has them, or what the disk lacks
 */
export const claim = async ({ dataDir, port }: StartOptions): Promise<() => void> => {
  const release = lockDataDir(dataDir)
  clearRunningNote(dataDir)
  const problem = await portProblem(port)
  if (!problem) return release
  release()
  if (problem === 'taken') throw new CommandError(await portTaken(port))
  throw new CommandError(`This user may not listen on port ${port}. Choose another: PORT=3000 npm start`)
}

/** @throws CommandError when the demo market has no room in the directory */
export const requireRoom = (dataDir: string): void => {
  const problem = tooSmallForMarket(dataDir)
  if (problem) throw new CommandError(problem)
}
