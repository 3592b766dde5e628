import { randomUUID } from 'node:crypto'
import { createReadStream, openSync, type ReadStream } from 'node:fs'
import { link, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Readable } from 'node:stream'
import { inTransaction, openDatabase } from '#scripts/local/sqlite.ts'
import { addFilesToStore, type FileObject } from './add-files.ts'
import { pendingEvents, type PendingEvents, type StoredEvent } from './event-queue.ts'

/** A file being filled. Nothing refers to it until `seal` has resolved and the object store has committed it. */
type NewBlob = {
  name: string
  write: (chunk: Buffer) => Promise<void>
  seal: () => Promise<void>
  discard: () => Promise<void>
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * A new file in the bucket's folder. Its name is random, never the object's: no key can reach out of the folder.
 * `seal` returns once bytes and folder entry are on disk.
 */
const createBlob = async (folder: string): Promise<NewBlob> => {
  await mkdir(folder, { recursive: true })
  const name = randomUUID()
  const path = join(folder, name)
  const handle = await open(path, 'wx')
  return {
    name,
    write: (chunk) => handle.writeFile(chunk),
    seal: async () => {
      await handle.sync()
      await handle.close()
      await syncFolder(folder)
    },
    discard: async () => {
      await handle.close()
      await rm(path, { force: true })
    },
  }
}

/**
 * The bytes of a blob under a second name: what is never written again may be shared, so a copy costs no space. Throws
 * ENOENT when the blob was deleted in the meantime.
 */
const linkBlob = async (from: string, blob: string, folder: string): Promise<NewBlob> => {
  await mkdir(folder, { recursive: true })
  const name = randomUUID()
  await link(join(from, blob), join(folder, name))
  return {
    name,
    write: () => Promise.reject(new Error('A linked blob is finished')),
    seal: () => syncFolder(folder),
    discard: () => rm(join(folder, name), { force: true }),
  }
}

/** The bytes `first` to `last` (both included) of a blob, which stay readable even if it is deleted meanwhile. */
const readBlob = (folder: string, name: string, first: number, last: number): ReadStream => {
  const path = join(folder, name)
  return createReadStream(path, { fd: openSync(path, 'r'), start: first, end: last })
}

/** Deletes every file a crash left behind: those that no object refers to. */
const sweepBlobs = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const orphans = (await readdir(folder)).filter((name) => !kept.has(name))
  await Promise.all(orphans.map((name) => rm(join(folder, name))))
}

/** `etag` is bare hex; `modified` is ms since 1970; `headers` come back with every read. */
export type StoredObject = {
  bucket: string
  key: string
  blob: string
  size: number
  etag: string
  modified: number
  headers: Record<string, string>
  checksums: Record<string, string>
}

type Row = Record<string, string | number>

/** Throws to refuse a write, given what the key holds at the very moment of committing. */
export type WriteGuard = (existing: StoredObject | undefined) => void

export type ObjectStore = {
  createBucket: (name: string) => boolean
  hasBucket: (name: string) => boolean
  find: (bucket: string, key: string) => StoredObject | undefined
  /** Up to `limit` objects whose key is `from` or comes after it, in the order of their UTF-8 bytes. */
  page: (bucket: string, from: string, limit: number) => StoredObject[]
  newBlob: (bucket: string) => Promise<NewBlob>
  /** A blob that shares the bytes of an object. */
  sameBlob: (object: StoredObject, bucket: string) => Promise<NewBlob>
  read: (object: StoredObject, first?: number, last?: number) => Readable
  /** Makes a sealed blob the object of its key and notes the event, both or neither. */
  commit: (object: StoredObject, eventName: StoredEvent['name'], guard: WriteGuard) => StoredEvent
  /** Many files at once, without events. */
  addFiles: (files: readonly FileObject[]) => Promise<void>
  remove: (bucket: string, key: string) => Promise<void>
  events: PendingEvents
  close: () => void
}

// WITHOUT ROWID keeps the rows in key order; BINARY collation is the order S3 lists in.
const schema = `
  CREATE TABLE IF NOT EXISTS buckets (name TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS objects (
    bucket TEXT NOT NULL REFERENCES buckets, key TEXT NOT NULL, blob TEXT NOT NULL, size INTEGER NOT NULL,
    etag TEXT NOT NULL, modified INTEGER NOT NULL, headers TEXT NOT NULL, checksums TEXT NOT NULL,
    PRIMARY KEY (bucket, key)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS events (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, bucket TEXT NOT NULL, key TEXT NOT NULL,
    size INTEGER NOT NULL, etag TEXT NOT NULL, time INTEGER NOT NULL)`

const toObject = (row: Row): StoredObject =>
  ({
    ...row,
    headers: JSON.parse(String(row['headers'])),
    checksums: JSON.parse(String(row['checksums'])),
  }) as StoredObject

const statementsOf = (database: DatabaseSync) => ({
  bucket: database.prepare('SELECT name FROM buckets WHERE name = ?'),
  addBucket: database.prepare('INSERT OR IGNORE INTO buckets VALUES (?)'),
  find: database.prepare('SELECT * FROM objects WHERE bucket = ? AND key = ?'),
  page: database.prepare('SELECT * FROM objects WHERE bucket = ? AND key >= ? ORDER BY key LIMIT ?'),
  put: database.prepare('INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?, ?, ?, ?)'),
  remove: database.prepare('DELETE FROM objects WHERE bucket = ? AND key = ? RETURNING blob'),
})

const sweep = async (database: DatabaseSync, folderOf: (bucket: string) => string): Promise<void> => {
  for (const { name } of database.prepare('SELECT name FROM buckets').all() as { name: string }[]) {
    const rows = database.prepare('SELECT blob FROM objects WHERE bucket = ?').all(name)
    await sweepBlobs(folderOf(name), new Set(rows.map((row) => String(row['blob']))))
  }
}

/**
 * Objects on disk: bytes in `dataDir/<bucket>/`, everything else beside them in one SQLite file, whose commit is the
 * moment an object exists. A crash before it leaves an orphan file, swept here; after it, nothing is lost.
 */
export const openObjectStore = async (dataDir: string): Promise<ObjectStore> => {
  // The underscore keeps the name apart from every possible bucket's.
  const database = openDatabase(join(dataDir, '_objects.sqlite'), schema)
  const folderOf = (bucket: string) => join(dataDir, bucket)
  await sweep(database, folderOf)
  const sql = statementsOf(database)
  const events = pendingEvents(database)

  const find: ObjectStore['find'] = (bucket, key) => {
    const row = sql.find.get(bucket, key)
    return row && toObject(row as Row)
  }
  const dropBlob = (bucket: string, blob: string) => rm(join(folderOf(bucket), blob), { force: true })

  const put = ({ bucket, key, blob, size, etag, modified, headers, checksums }: StoredObject) =>
    sql.put.run(bucket, key, blob, size, etag, modified, JSON.stringify(headers), JSON.stringify(checksums))

  const commit: ObjectStore['commit'] = (object, eventName, guard) => {
    const { bucket, key, size, etag, modified } = object
    let replaced: StoredObject | undefined
    const event = inTransaction(database, () => {
      replaced = find(bucket, key)
      guard(replaced)
      put(object)
      return events.add({ name: eventName, bucket, key, size, etag, time: modified })
    })
    // Should this fail, the next start sweeps it.
    if (replaced) dropBlob(bucket, replaced.blob).catch(() => undefined)
    return event
  }

  return {
    createBucket: (name) => sql.addBucket.run(name).changes === 1,
    hasBucket: (name) => sql.bucket.get(name) !== undefined,
    find,
    page: (bucket, from, limit) => sql.page.all(bucket, from, limit).map((row) => toObject(row as Row)),
    newBlob: (bucket) => createBlob(folderOf(bucket)),
    sameBlob: (object, bucket) => linkBlob(folderOf(object.bucket), object.blob, folderOf(bucket)),
    read: ({ bucket, blob, size }, first = 0, last = size - 1) =>
      readBlob(folderOf(bucket), blob, first, last),
    commit,
    addFiles: (files) =>
      addFilesToStore(files, folderOf, (objects) => inTransaction(database, () => objects.forEach(put))),
    remove: async (bucket, key) => {
      const row = sql.remove.get(bucket, key)
      if (row) await dropBlob(bucket, String(row['blob']))
    },
    events,
    close: () => database.close(),
  }
}
