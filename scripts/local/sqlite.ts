import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens (or makes) a database whose commits survive kill -9 and power loss. Only one process may hold it:
 * two servers on one data folder would sweep away each other's half-written files. Throws when it is taken.
 */
export const openDatabase = (file: string, schema: string): DatabaseSync => {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
  database.exec(`PRAGMA foreign_keys = ON; BEGIN IMMEDIATE; ${schema}; COMMIT;`)
  return database
}

/** Runs `work` in one transaction: all of it is on disk afterwards, or none of it when it throws. */
export const inTransaction = <T>(database: DatabaseSync, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
