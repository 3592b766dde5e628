import type { DatabaseSync } from 'node:sqlite'

/** What became of a key. `etag` is bare hex as in S3's event records; `time` is ms since 1970. */
export type ObjectCreated = {
  name: 'ObjectCreated:Put' | 'ObjectCreated:Copy'
  bucket: string
  key: string
  size: number
  etag: string
  time: number
}

export type StoredEvent = ObjectCreated & { id: number }

export type PendingEvents = {
  /** Call inside the transaction that stores the object. */
  add: (event: ObjectCreated) => StoredEvent
  all: () => StoredEvent[]
  acknowledge: (id: number) => void
}

/** The durable notes of events not yet delivered, in the same database as the objects they speak of. */
export const pendingEvents = (database: DatabaseSync): PendingEvents => {
  const insert = database.prepare('INSERT INTO events VALUES (NULL, ?, ?, ?, ?, ?, ?)')
  const select = database.prepare('SELECT * FROM events ORDER BY id')
  const remove = database.prepare('DELETE FROM events WHERE id = ?')
  return {
    add: (event) => {
      const { name, bucket, key, size, etag, time } = event
      const { lastInsertRowid } = insert.run(name, bucket, key, size, etag, time)
      return { ...event, id: Number(lastInsertRowid) }
    },
    all: () => select.all().map((row) => ({ ...row }) as StoredEvent),
    acknowledge: (id) => void remove.run(id),
  }
}
