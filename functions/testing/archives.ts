import { generateKeyPairSync } from 'node:crypto'
import { newId } from '#functions/adapters/ids.ts'
import { sha256 } from '#functions/core/hash.ts'
import { findArchive, storeArchive, storeArchiveKey } from '#functions/data/archives.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import type { Person } from '#functions/testing/people.ts'
import { archiveKeptDays } from '#shared/rules/retention.ts'

/** Gives a user an archive that is ready, without its file. */
export const readyArchive = async (userId: string): Promise<void> => {
  const at = Date.now()
  const archive = {
    id: newId('archive'),
    userId,
    state: 'READY' as const,
    askedAt: new Date(at).toISOString(),
    until: new Date(at + archiveKeptDays * 86_400_000).toISOString(),
    content: { bytes: 1000, files: 0, leftOut: 0 },
    former: null,
  }
  await storeArchive(archive, await findArchive(userId))
}

/** Asks for a person's archive and waits until the stack's own jobs have made it. @throws Error when they cannot */
export const archiveOf = async ({ token }: Pick<Person, 'token'>): Promise<void> => {
  // Refused where there is one of today, which does as well.
  await api('POST', '/api/user/archive', { token })
  const made = await askUntil(
    async () => (await apiOk('GET', '/api/user/archive', { token })).body,
    ({ state }) => state === 'READY' || state === 'FAILED',
  )
  if (made.state !== 'READY') throw new Error(`The archive is ${String(made.state)}`)
}

/** Publishes a key that signs nothing. @returns its id */
export const publishedKey = async (): Promise<string> => {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const id = sha256(pem).slice(0, 32)
  await storeArchiveKey(id, pem)
  return id
}
