import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '../sqlite.ts'

/** A mail or text message as it was accepted. `sentAt` is ISO 8601 in UTC; text messages have neither sender nor subject. */
export type Message = {
  id: number
  channel: 'email' | 'sms'
  to: string
  from: string
  replyTo: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  sentAt: string
}

type Row = Record<string, string | number>

// More than a day of trying things out, and a page that still opens at once.
const keptMessages = 500

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, channel TEXT NOT NULL, recipient TEXT NOT NULL, content TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS messages_by_recipient ON messages (recipient, id)`

const toMessage = ({ id, content }: Row): Message => ({ ...JSON.parse(String(content)), id: Number(id) })

const statementsOf = (database: DatabaseSync) => ({
  insert: database.prepare('INSERT INTO messages (channel, recipient, content) VALUES (?, ?, ?)'),
  trim: database.prepare('DELETE FROM messages WHERE id <= (SELECT max(id) FROM messages) - ?'),
  list: database.prepare('SELECT id, content FROM messages ORDER BY id DESC'),
  listTo: database.prepare('SELECT id, content FROM messages WHERE recipient = ? ORDER BY id DESC'),
  find: database.prepare('SELECT id, content FROM messages WHERE id = ?'),
})

/** The last 500 messages, in one SQLite file under `dataDir`. Throws when another process holds it. */
export const openMailbox = (dataDir: string) => {
  const database = openDatabase(join(dataDir, 'mail.sqlite'), schema)
  const { insert, trim, list, listTo, find } = statementsOf(database)
  return {
    /** Keeps a message and answers its id. */
    add: (message: Omit<Message, 'id'>): number => {
      const { lastInsertRowid } = insert.run(message.channel, message.to, JSON.stringify(message))
      trim.run(keptMessages)
      return Number(lastInsertRowid)
    },
    /** Newest first; with `to`, an address in lower case or a number, only what went there. */
    list: (to: string): Message[] => (to ? listTo.all(to) : list.all()).map((row) => toMessage(row as Row)),
    find: (id: number): Message | undefined => {
      const row = find.get(id)
      return row && toMessage(row as Row)
    },
    close: (): void => database.close(),
  }
}

export type Mailbox = ReturnType<typeof openMailbox>
