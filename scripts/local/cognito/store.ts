import type { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { openDatabase } from '#scripts/local/sqlite.ts'
import type { AskTrigger } from './custom-auth.ts'
import type { PoolKeys } from './tokens.ts'

/** Times are ms since 1970. `password` is absent until one was set. */
export type User = {
  sub: string
  username: string
  enabled: boolean
  status: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
  password: string | undefined
  attributes: Record<string, string>
  created: number
  modified: number
}

/** A session: the refresh token (hashed) and the common claims of its access tokens. */
export type Session = {
  tokenHash: string
  sub: string
  originJti: string
  authTime: number
  expires: number
  revoked: boolean
}

type ResetCode = { hash: string; expires: number; failures: number }

type Row = Record<string, string | number | null>

const schema = `
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, username TEXT NOT NULL, lookup TEXT NOT NULL UNIQUE, enabled INTEGER NOT NULL,
    status TEXT NOT NULL, password TEXT, attributes TEXT NOT NULL, created INTEGER NOT NULL, modified INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS sessions (
    tokenHash TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users ON DELETE CASCADE, originJti TEXT NOT NULL UNIQUE,
    authTime INTEGER NOT NULL, expires INTEGER NOT NULL, revoked INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (sub);
  CREATE TABLE IF NOT EXISTS codes (
    sub TEXT PRIMARY KEY REFERENCES users ON DELETE CASCADE, hash TEXT NOT NULL, expires INTEGER NOT NULL,
    failures INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS keys (purpose TEXT PRIMARY KEY, privateKey TEXT NOT NULL)`

const toUser = (row: Row): User =>
  ({
    ...row,
    enabled: row['enabled'] === 1,
    password: row['password'] ?? undefined,
    attributes: JSON.parse(String(row['attributes'])),
  }) as User

const toSession = (row: Row): Session => ({ ...row, revoked: row['revoked'] === 1 }) as Session

const userQueries = (database: DatabaseSync) => {
  const find = database.prepare(
    `SELECT sub, username, enabled, status, password, attributes, created, modified FROM users
     WHERE lookup = ? OR sub = ?`,
  )
  const insert = database.prepare('INSERT OR IGNORE INTO users VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const update = database.prepare(
    'UPDATE users SET enabled = ?, status = ?, password = ?, attributes = ?, modified = ? WHERE sub = ?',
  )
  const remove = database.prepare('DELETE FROM users WHERE sub = ?')
  const page = database.prepare(
    `SELECT sub, username, enabled, status, password, attributes, created, modified FROM users
     WHERE sub > ? ORDER BY sub LIMIT ?`,
  )
  return {
    /** Users in the order of their subs, starting after `sub` (none: from the first). */
    listUsers: (sub: string, atMost: number): User[] =>
      page.all(sub, atMost).map((row) => toUser(row as Row)),
    /** Finds a user by username, whose case does not matter, or by sub. */
    findUser: (name: string): User | undefined => {
      const row = find.get(name.toLowerCase(), name)
      return row && toUser(row as Row)
    },
    /** False when the username is taken. */
    addUser: ({ sub, username, enabled, status, password, attributes, created, modified }: User): boolean => {
      const flags = [Number(enabled), status, password ?? null, JSON.stringify(attributes)] as const
      return insert.run(sub, username, username.toLowerCase(), ...flags, created, modified).changes === 1
    },
    saveUser: ({ sub, enabled, status, password, attributes, modified }: User): void =>
      void update.run(Number(enabled), status, password ?? null, JSON.stringify(attributes), modified, sub),
    removeUser: (sub: string): void => void remove.run(sub),
  }
}

const sessionQueries = (database: DatabaseSync) => {
  const add = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, 0)')
  const byToken = database.prepare('SELECT * FROM sessions WHERE tokenHash = ?')
  const byOrigin = database.prepare('SELECT * FROM sessions WHERE originJti = ?')
  const revoke = database.prepare('UPDATE sessions SET revoked = 1 WHERE tokenHash = ?')
  const revokeAll = database.prepare('UPDATE sessions SET revoked = 1 WHERE sub = ?')
  return {
    addSession: ({ tokenHash, sub, originJti, authTime, expires }: Omit<Session, 'revoked'>): void =>
      void add.run(tokenHash, sub, originJti, authTime, expires),
    findSession: (by: { tokenHash: string } | { originJti: string }): Session | undefined => {
      const row = 'tokenHash' in by ? byToken.get(by.tokenHash) : byOrigin.get(by.originJti)
      return row && toSession(row as Row)
    },
    revokeSession: (tokenHash: string): void => void revoke.run(tokenHash),
    revokeSessionsOf: (sub: string): void => void revokeAll.run(sub),
  }
}

const codeQueries = (database: DatabaseSync) => {
  const put = database.prepare('INSERT OR REPLACE INTO codes VALUES (?, ?, ?, ?)')
  const find = database.prepare('SELECT hash, expires, failures FROM codes WHERE sub = ?')
  const remove = database.prepare('DELETE FROM codes WHERE sub = ?')
  return {
    putCode: (sub: string, { hash, expires, failures }: ResetCode): void =>
      void put.run(sub, hash, expires, failures),
    findCode: (sub: string): ResetCode | undefined => find.get(sub) as ResetCode | undefined,
    removeCode: (sub: string): void => void remove.run(sub),
  }
}

/** Everything the pool knows, in one SQLite file under `dataDir`. Throws when another process holds it. */
export const openStore = (dataDir: string) => {
  const database = openDatabase(join(dataDir, 'cognito.sqlite'), schema)
  const findKey = database.prepare('SELECT privateKey FROM keys WHERE purpose = ?')
  const putKey = database.prepare('INSERT INTO keys VALUES (?, ?)')
  return {
    ...userQueries(database),
    ...sessionQueries(database),
    ...codeQueries(database),
    /** PKCS #8 PEM. */
    findKey: (purpose: string) => findKey.get(purpose)?.['privateKey'] as string | undefined,
    putKey: (purpose: string, privateKey: string): void => void putKey.run(purpose, privateKey),
    close: (): void => database.close(),
  }
}

export type Store = ReturnType<typeof openStore>

/** A code to reset a password, on its way to the address it would be mailed to. */
export type MailedCode = { username: string; code: string; destination: string }

/** Shared state of all operations. `now` gives ms since 1970. */
export type Pool = {
  poolId: string
  clientId: string
  issuer: string
  store: Store
  keys: PoolKeys
  now: () => number
  onCode: (code: MailedCode) => void | Promise<void>
  /** Sign-ins that wait for the answer to a challenge, by their session. */
  challenges: Map<string, { sub: string; expires: number }>
  /** Asks the pool's triggers, where the caller has said where they are. */
  askTrigger?: AskTrigger | undefined
}
/** Saves a change to a user and when it was made. */
export const updateUser = ({ store, now }: Pool, user: User, change: Partial<User>): void =>
  store.saveUser({ ...user, ...change, modified: now() })
