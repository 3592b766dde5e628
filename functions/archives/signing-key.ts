import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { putSigningKey, readSigningKey } from '#functions/adapters/archive-storage.ts'
import { sha256 } from '#functions/core/hash.ts'
import { dayMs } from '#functions/core/time.ts'
import { storeArchiveKey } from '#functions/data/archives.ts'

// ECDSA on P-256, which every openssl can check. Each week has a key of its own. Its private half is in the bucket, where the one
// job that signs may read it and the bucket's own rule ends it after a week: nobody can sign an archive of an earlier week.

const weekMs = 7 * dayMs

const newKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

const live = { readSigningKey, putSigningKey, storeArchiveKey, newKey }

const privateKeyOf = async (week: string, deps: typeof live): Promise<string> => {
  const there = await deps.readSigningKey(week)
  if (there) return there
  const made = deps.newKey()
  if (await deps.putSigningKey(week, made)) return made
  const others = await deps.readSigningKey(week)
  if (!others) throw new Error(`the signing key of week ${week} is neither there nor missing`)
  return others
}

/** The key that signs archives at this time, published before it is used. `id` is its fingerprint (`archiveKeyId`). */
export const signingKey = async (at: Date, deps = live) => {
  const key = createPrivateKey(await privateKeyOf(String(Math.floor(at.getTime() / weekMs)), deps))
  const publicKey = createPublicKey(key)
  const id = sha256(publicKey.export({ type: 'spki', format: 'der' })).slice(0, 32)
  await deps.storeArchiveKey(id, publicKey.export({ type: 'spki', format: 'pem' }).toString())
  return { id, sign: (text: string): Buffer => sign('sha256', Buffer.from(text), key) }
}
