import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseSync } from 'node:sqlite'

/**
 * Called for every new object at least once. A rejection is retried, in the end at the next start. `stopping` ends a wait: the store is
 * about to stop, and the next start calls again.
 */
export type OnObjectCreated = (event: ObjectCreated, stopping: AbortSignal) => Promise<void>

export type EventQueue = { push: (event: StoredEvent) => void; stop: () => Promise<void> }

// Two photos at once on a small machine; in AWS every event has its own Lambda.
const concurrency = 2

/**
 * Delivers the events left over from earlier runs, then every pushed one. An event is forgotten only when `deliver`
 * has resolved. `stop` waits for deliveries under way and starts no others.
 */
export const startEventQueue = (
  pending: PendingEvents,
  deliver: OnObjectCreated,
  retryDelaysMs: readonly number[],
): EventQueue => {
  const waiting = pending.all()
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  const attempt = async ({ id, ...event }: StoredEvent): Promise<void> => {
    let failure: unknown
    for (const ms of [0, ...retryDelaysMs]) {
      try {
        if (ms > 0) await delay(ms, undefined, { signal: stopping.signal })
        if (stopping.signal.aborted) return
        await deliver(event, stopping.signal)
        return pending.acknowledge(id)
      } catch (error) {
        if (stopping.signal.aborted) return
        failure = error
      }
    }
    console.error(
      `S3 event for ${event.bucket}/${event.key} not delivered; kept for the next start:`,
      failure,
    )
  }

  const pump = (): void => {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const event = waiting.shift()
      if (!event) return
      const delivery = attempt(event).finally(() => {
        running.delete(delivery)
        pump()
      })
      running.add(delivery)
    }
  }

  setImmediate(pump)
  return {
    push: (event) => {
      waiting.push(event)
      setImmediate(pump)
    },
    stop: async () => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

/** A new object at a key. `etag` is bare hex as in S3's event records; `time` is ms since 1970. */
export type ObjectCreated = {
  name: 'ObjectCreated:Put' | 'ObjectCreated:Copy' | 'ObjectCreated:CompleteMultipartUpload'
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
