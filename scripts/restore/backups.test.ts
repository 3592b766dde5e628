import { expect, test, vi } from 'vitest'
import { bringCopy, type CallBackup, newestCopy, restoreTable } from './backups.ts'

const arn = (id: string) => `arn:aws:backup:eu-central-1:1:recovery-point:${id}`
const point = { arn: arn('p1'), at: new Date('2026-11-20T22:00:00Z') }
const waiting = { sleep: async () => {}, now: () => new Date(), say: () => {} }

/** Answers by the beginning of the path, in turn; the last answer stays. */
const fakeBackup = (answers: Record<string, object[]>) => {
  const calls: { region: string; line: string; body: object | undefined }[] = []
  const call = vi.fn<CallBackup>(async (region, method, path, body) => {
    calls.push({ region, line: `${method} ${path}`, body })
    const [, left = []] =
      Object.entries(answers).find(([start]) => `${method} ${path}`.startsWith(start)) ?? []
    const answer = left.length > 1 ? left.shift() : left[0]
    if (answer instanceof Error) throw answer
    return (answer ?? {}) as Record<string, unknown>
  })
  return { call, calls }
}

test('the newest complete copy of the lost region’s table is taken', async () => {
  const listed = (id: string, day: number, parts: object = {}) => ({
    RecoveryPointArn: arn(id),
    ResourceArn: 'arn:aws:dynamodb:me-central-1:1:table/Sayara-prod-Data-Table',
    Status: 'COMPLETED',
    CreationDate: Date.UTC(2026, 10, day) / 1000,
    ...parts,
  })
  const { call } = fakeBackup({
    'GET /backup-vaults/v/recovery-points/': [
      {
        RecoveryPoints: [
          listed('old', 18),
          listed('newest', 20),
          listed('partial', 21, { Status: 'PARTIAL' }),
          listed('other', 22, { ResourceArn: 'arn:aws:dynamodb:eu-west-1:1:table/Sayara-prod-Data-Table' }),
        ],
      },
    ],
  })
  const place = { region: 'eu-central-1', vault: 'v', from: 'me-central-1' }
  expect(await newestCopy(call, place)).toEqual({ arn: arn('newest'), at: new Date('2026-11-20T00:00:00Z') })
  await expect(newestCopy(call, { ...place, from: 'il-central-1' })).rejects.toThrow('no complete copy')
})

test('a copy goes to a third region, into a vault that may be there, and ends there after a day', async () => {
  const { call, calls } = fakeBackup({
    'PUT /backup-vaults/': [new Error('AlreadyExistsException') as never],
    'PUT /copy-jobs': [{ CopyJobId: 'c1' }],
    'GET /copy-jobs/c1': [
      { CopyJob: { State: 'RUNNING' } },
      { CopyJob: { State: 'COMPLETED', DestinationRecoveryPointArn: 'there' } },
    ],
  })
  const from = { region: 'eu-central-1', vault: 'v' }
  const brought = await bringCopy(
    call,
    point,
    { from, to: 'eu-west-1', account: '1', roleArn: 'role' },
    waiting,
  )
  expect(brought).toEqual({ ...point, arn: 'there' })
  expect(calls.find(({ line }) => line === 'PUT /copy-jobs')).toMatchObject({
    region: 'eu-central-1',
    body: {
      DestinationBackupVaultArn: 'arn:aws:backup:eu-west-1:1:backup-vault:v-brought',
      Lifecycle: { DeleteAfterDays: 1 },
    },
  })
})

test('a table is restored under its name and key, and a failure says why', async () => {
  const target = { region: 'eu-central-1', vault: 'v', table: 'T', keyArn: 'key', roleArn: 'role' }
  const answers = (last: object) => ({
    'GET /backup-vaults/': [{ RestoreMetadata: { encryptionType: 'Default', originalTableName: 'old' } }],
    'PUT /restore-jobs': [{ RestoreJobId: 'r1' }],
    'GET /restore-jobs/r1': [{ Status: 'RUNNING' }, last],
  })
  const good = fakeBackup(answers({ Status: 'COMPLETED' }))
  await restoreTable(good.call, point, target, waiting)
  expect(good.calls.find(({ line }) => line === 'PUT /restore-jobs')?.body).toMatchObject({
    Metadata: {
      originalTableName: 'old',
      targetTableName: 'T',
      encryptionType: 'KMS',
      kmsMasterKeyArn: 'key',
    },
  })
  const bad = fakeBackup(answers({ Status: 'FAILED', StatusMessage: 'no right to the key' }))
  await expect(restoreTable(bad.call, point, target, waiting)).rejects.toThrow('failed: no right to the key')
})
