import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inTransaction, openDatabase } from '../sqlite.ts'

/** The settings of a queue that mean something here. Times in seconds, as SQS has them. */
export type QueueSettings = {
  visibilitySeconds: number
  retentionSeconds: number
  /** The queue to which a message goes that was received `maxReceives` times. */
  deadLetters?: { queue: string; maxReceives: number } | undefined
}

export type StoredMessage = {
  id: string
  body: string
  /** Milliseconds since 1970. */
  sentAt: number
  receives: number
  firstReceivedAt: number
  receipt: string
}

// The defaults of SQS.
const defaults: QueueSettings = { visibilitySeconds: 30, retentionSeconds: 4 * 86_400 }

const schema = `
  CREATE TABLE IF NOT EXISTS queues (name TEXT PRIMARY KEY, settings TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS messages (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL, sentAt INTEGER NOT NULL,
    visibleAt INTEGER NOT NULL, receives INTEGER NOT NULL, firstReceivedAt INTEGER NOT NULL, receipt TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS messages_by_queue ON messages (queue, visibleAt, number);
  CREATE INDEX IF NOT EXISTS messages_by_receipt ON messages (receipt)`

type Row = StoredMessage & { number: number }

/** The messages of all queues, in one SQLite file under `dataDir`. Throws when another process holds it. */
export const openMessages = (dataDir: string, now: () => number = Date.now) => {
  const database = openDatabase(join(dataDir, 'sqs.sqlite'), schema)
  const statements = {
    settings: database.prepare('SELECT settings FROM queues WHERE name = ?'),
    set: database.prepare('INSERT OR REPLACE INTO queues VALUES (?, ?)'),
    insert: database.prepare("INSERT INTO messages VALUES (NULL, ?, ?, ?, ?, ?, 0, 0, '')"),
    expire: database.prepare('DELETE FROM messages WHERE queue = ? AND sentAt < ?'),
    visible: database.prepare(
      'SELECT * FROM messages WHERE queue = ? AND visibleAt <= ? ORDER BY visibleAt, number LIMIT ?',
    ),
    take: database.prepare(
      'UPDATE messages SET receives = ?, firstReceivedAt = ?, receipt = ?, visibleAt = ? WHERE number = ?',
    ),
    bury: database.prepare("UPDATE messages SET queue = ?, receipt = '' WHERE number = ?"),
    delete: database.prepare('DELETE FROM messages WHERE queue = ? AND receipt = ?'),
    hide: database.prepare('UPDATE messages SET visibleAt = ? WHERE queue = ? AND receipt = ?'),
    count: database.prepare(
      'SELECT count(*) AS all_, sum(visibleAt > ? AND receives > 0) AS hidden FROM messages WHERE queue = ?',
    ),
  }

  const settingsOf = (queue: string): QueueSettings | undefined => {
    const row = statements.settings.get(queue)
    return row && (JSON.parse(String(row['settings'])) as QueueSettings)
  }

  const take = (row: Row, visibleAt: number): StoredMessage => {
    const { number, ...message } = row
    const taken = {
      ...message,
      receives: row.receives + 1,
      firstReceivedAt: row.firstReceivedAt || now(),
      receipt: randomUUID(),
    }
    statements.take.run(taken.receives, taken.firstReceivedAt, taken.receipt, visibleAt, number)
    return taken
  }

  const receive = (queue: string, most: number, seconds: number | undefined): StoredMessage[] => {
    const { visibilitySeconds, retentionSeconds, deadLetters } = settingsOf(queue) ?? defaults
    statements.expire.run(queue, now() - retentionSeconds * 1000)
    const taken: StoredMessage[] = []
    for (;;) {
      const rows = statements.visible.all(queue, now(), most - taken.length) as unknown as Row[]
      let buried = 0
      for (const row of rows) {
        if (deadLetters && row.receives >= deadLetters.maxReceives) {
          statements.bury.run(deadLetters.queue, row.number)
          buried++
        } else taken.push(take(row, now() + Math.max(1, (seconds ?? visibilitySeconds) * 1000)))
      }
      // What went to the dead letters made room for others.
      if (buried === 0) return taken
    }
  }

  return {
    settingsOf,
    /** Makes a queue, or changes some of its settings. */
    setQueue: (name: string, changes: Partial<QueueSettings>): void =>
      void statements.set.run(name, JSON.stringify({ ...defaults, ...settingsOf(name), ...changes })),
    /** Keeps all of them or none. @returns their ids */
    add: (queue: string, messages: readonly { body: string; delaySeconds: number }[]): string[] =>
      inTransaction(database, () =>
        messages.map(({ body, delaySeconds }) => {
          const id = randomUUID()
          statements.insert.run(id, queue, body, now(), now() + delaySeconds * 1000)
          return id
        }),
      ),
    /** Hands out messages, oldest first, and hides them for some seconds: those of the queue unless others are given. */
    receive: (queue: string, most: number, seconds?: number): StoredMessage[] =>
      inTransaction(database, () => receive(queue, most, seconds)),
    delete: (queue: string, receipt: string): void => void statements.delete.run(queue, receipt),
    hide: (queue: string, receipt: string, seconds: number): void =>
      void statements.hide.run(now() + seconds * 1000, queue, receipt),
    /** How many messages wait, and how many have been handed out. */
    count: (queue: string): { waiting: number; handedOut: number } => {
      const { all_, hidden } = statements.count.get(now(), queue) ?? {}
      return { waiting: Number(all_) - Number(hidden ?? 0), handedOut: Number(hidden ?? 0) }
    },
    close: (): void => database.close(),
  }
}

export type Messages = ReturnType<typeof openMessages>
