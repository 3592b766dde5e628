import { DeleteSecretCommand } from '@aws-sdk/client-secrets-manager'
import { expect, test } from 'vitest'
import { fakeSecrets } from './testing/fake-secrets.ts'
import {
  beginRotation,
  ensureOriginSecret,
  promotePending,
  readOriginSecret,
  retirePrevious,
  secretContext,
} from './origin-secret.ts'

const name = 'sayara/prod/origin-secret'

const made = async () => {
  const aws = fakeSecrets()
  return { ...aws, secret: await ensureOriginSecret(aws.client, name) }
}

test('is made once, of 256 random bits, and leaves Secrets Manager as a hash', async () => {
  const { client, secret, hashAt, idAt, valueAt } = await made()
  expect(Buffer.from(valueAt('AWSCURRENT') ?? '', 'base64url')).toHaveLength(32)
  expect(secretContext(secret)).toEqual({
    originSecretHashes: hashAt('AWSCURRENT'),
    originSecretVersion: idAt('AWSCURRENT'),
  })
  expect(JSON.stringify(secret)).not.toContain(valueAt('AWSCURRENT'))
  expect(await ensureOriginSecret(client, name)).toMatchObject(secret)
  const other = await made()
  expect(other.hashAt('AWSCURRENT')).not.toBe(hashAt('AWSCURRENT'))
})

test('is taken back when it waited for its deletion', async () => {
  const { client, secret, deletion } = await made()
  await client.send(new DeleteSecretCommand({ SecretId: name }))
  expect(await readOriginSecret(client, name)).toMatchObject({ isDeleted: true })
  expect((await ensureOriginSecret(client, name)).versions).toEqual(secret.versions)
  expect(deletion()).toBeUndefined()
})

test('at every moment of a rotation, what CloudFront sends is accepted before and after', async () => {
  const { client, secret, hashAt, idAt } = await made()
  const first = { hash: hashAt('AWSCURRENT') ?? '', id: idAt('AWSCURRENT') }

  const begun = await beginRotation(client, secret)
  const second = { hash: hashAt('AWSPENDING') ?? '', id: idAt('AWSPENDING') }
  const both = [first.hash, second.hash].toSorted().join(',')
  expect(secretContext(begun)).toEqual({ originSecretHashes: both, originSecretVersion: first.id })

  const promoted = await promotePending(client, begun)
  expect(secretContext(promoted)).toEqual({ originSecretHashes: both, originSecretVersion: second.id })
  expect([hashAt('AWSPREVIOUS'), hashAt('AWSPENDING')]).toEqual([first.hash, undefined])
  // The state in memory is the one that the next command will read.
  expect(await readOriginSecret(client, name)).toMatchObject(promoted)

  expect(await retirePrevious(client, promoted)).toBe(true)
  const after = await ensureOriginSecret(client, name)
  expect(secretContext(after)).toEqual({ originSecretHashes: second.hash, originSecretVersion: second.id })
  expect(await retirePrevious(client, after)).toBe(false)
})

test('a rotation that was interrupted goes on where it stopped', async () => {
  const { client, secret, idAt } = await made()
  await beginRotation(client, secret)
  const pending = idAt('AWSPENDING')
  // A deploy in between goes on accepting both.
  const plain = await ensureOriginSecret(client, name)
  expect(secretContext(plain).originSecretHashes?.split(',')).toHaveLength(2)
  const again = await beginRotation(client, plain)
  expect(idAt('AWSPENDING')).toBe(pending)

  await promotePending(client, again)
  const half = await beginRotation(client, await ensureOriginSecret(client, name))
  expect(half.versions.AWSPENDING).toBeUndefined()
  expect(await promotePending(client, half)).toBe(half)
  expect(idAt('AWSCURRENT')).toBe(pending)
})
