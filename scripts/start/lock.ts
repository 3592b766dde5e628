import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from './options.ts'

const readPid = (file: string): string => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}

/**
 * Claims a data directory for this process. The claim is a lock of the operating system, taken through SQLite: it ends
 * with the process however that dies, where a mere file with a pid would stay and name whoever gets that pid next.
 * Returns what releases it. Throws StartError when another instance has it.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const pidFile = join(dataDir, 'pid')
  const lock = new DatabaseSync(join(dataDir, 'lock'), { timeout: 2000 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new StartError(
      `The data directory ${dataDir} is in use by another instance${readPid(pidFile)}. ` +
        'Stop that one, or choose another directory: DATA_DIR=.data-2 PORT=3001 npm start',
      { cause },
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => lock.close()
}
