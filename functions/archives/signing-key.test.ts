import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { signingKey } from './signing-key.ts'

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

const setup = () => {
  const [stored, published] = [new Map<string, string>(), new Map<string, string>()]
  const deps = {
    readSigningKey: async (name: string) => stored.get(name),
    putSigningKey: async (name: string, pem: string) => !stored.has(name) && Boolean(stored.set(name, pem)),
    storeArchiveKey: async (id: string, pem: string) => void published.set(id, pem),
    newKey,
  }
  return { deps, stored, published }
}

const at = new Date('2026-11-23T12:00:00Z')
const daysLater = (days: number) => new Date(at.getTime() + days * 86_400_000)

it('signs with one key a week, which is published under its fingerprint', async () => {
  const { deps, stored, published } = setup()
  const [one, same, next] = [
    await signingKey(at, deps),
    await signingKey(daysLater(1), deps),
    await signingKey(daysLater(7), deps),
  ]
  expect(same.id).toBe(one.id)
  expect(next.id).not.toBe(one.id)
  expect(stored.size).toBe(2)
  const publicKey = published.get(one.id) ?? ''
  expect(verify('sha256', Buffer.from('list'), publicKey, one.sign('list'))).toBe(true)
  expect(verify('sha256', Buffer.from('list!'), publicKey, one.sign('list'))).toBe(false)
})

it('takes the key of a run that was faster', async () => {
  const { deps, stored } = setup()
  const others = newKey()
  const late = {
    ...deps,
    putSigningKey: async (name: string) => {
      stored.set(name, others)
      return false
    },
  }
  const mine = await signingKey(at, late)
  expect(mine.id).toBe((await signingKey(at, deps)).id)
})
