import { callSigned, type Clients } from '#scripts/stage/clients.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { sayStill } from '#scripts/stage/say-still.ts'

/** Asks AWS Backup, of which we need five calls, in a region. @throws CommandError with what it says */
export type CallBackup = (
  region: string,
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
) => Promise<Readonly<Record<string, unknown>>>

export const backupCaller =
  ({ identityIn }: Pick<Clients, 'identityIn'>): CallBackup =>
  async (region, method, path, body) => {
    const answer = await callSigned(identityIn(region), {
      service: 'backup',
      region,
      method,
      path,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new CommandError(`AWS Backup in ${region}: ${answer.status} ${text}`)
    return text ? (JSON.parse(text) as Record<string, unknown>) : {}
  }

/** A backup of the table. */
export type RecoveryPoint = { arn: string; at: Date }

type Listed = { RecoveryPointArn?: string; ResourceArn?: string; Status?: string; CreationDate?: number }

const vaultPath = (vault: string) => `/backup-vaults/${vault}`

/**
 * The newest complete copy of the table of a lost region.
 * @throws CommandError when there is none
 */
export const newestCopy = async (
  call: CallBackup,
  { region, vault, from }: { region: string; vault: string; from: string },
): Promise<RecoveryPoint> => {
  const { RecoveryPoints = [] } = (await call(region, 'GET', `${vaultPath(vault)}/recovery-points/`)) as {
    RecoveryPoints?: Listed[]
  }
  const found = RecoveryPoints.filter(
    ({ Status, ResourceArn }) =>
      Status === 'COMPLETED' && ResourceArn?.startsWith(`arn:aws:dynamodb:${from}:`),
  )
    // AWS Backup tells the time in seconds.
    .map(({ RecoveryPointArn = '', CreationDate = 0 }) => ({
      arn: RecoveryPointArn,
      at: new Date(CreationDate * 1000),
    }))
    .toSorted((a, b) => +b.at - +a.at)
  if (!found[0])
    throw new CommandError(`The vault ${vault} in ${region} has no complete copy of a table of ${from}.`)
  return found[0]
}

export type Waiting = {
  sleep: (ms: number) => Promise<void>
  now: () => Date
  say: (line: string) => void
}

const pauseMs = 30_000
// Longer than the goal for the whole: what is slow is waited for all the same.
const longestMs = 12 * 3_600_000

/** Asks until a job has ended. @throws CommandError when it failed, with its reason, or takes longer than twelve hours */
const untilDone = async (
  ask: () => Promise<{ state: unknown; reason: unknown }>,
  what: string,
  { sleep, now, say }: Waiting,
): Promise<void> => {
  const until = now().getTime() + longestMs
  const still = sayStill(what.toLowerCase(), { say, now })
  for (;;) {
    still()
    const { state, reason } = await ask()
    if (state === 'COMPLETED') return
    if (state === 'FAILED' || state === 'ABORTED') throw new CommandError(`${what} failed: ${String(reason)}`)
    if (now().getTime() > until) throw new CommandError(`${what} is not done after twelve hours.`)
    await sleep(pauseMs)
  }
}

/**
 * Brings a copy into a third region, where it ends after a day: into a vault of its own, whose name is taken when this was begun before.
 * @returns the same backup, in that region
 */
export const bringCopy = async (
  call: CallBackup,
  point: RecoveryPoint,
  {
    from,
    to,
    account,
    roleArn,
  }: { from: { region: string; vault: string }; to: string; account: string; roleArn: string },
  waiting: Waiting,
): Promise<RecoveryPoint> => {
  const vault = `${from.vault}-brought`
  await call(to, 'PUT', vaultPath(vault), {}).catch((error: Error) => {
    if (!error.message.includes('AlreadyExists')) throw error
  })
  const { CopyJobId } = await call(from.region, 'PUT', '/copy-jobs', {
    RecoveryPointArn: point.arn,
    SourceBackupVaultName: from.vault,
    DestinationBackupVaultArn: `arn:aws:backup:${to}:${account}:backup-vault:${vault}`,
    IamRoleArn: roleArn,
    Lifecycle: { DeleteAfterDays: 1 },
    // The same command again finds the same job.
    IdempotencyToken: `${point.arn.split(':').at(-1)}-${to}`,
  })
  let arn = ''
  await untilDone(
    async () => {
      const { CopyJob = {} } = (await call(from.region, 'GET', `/copy-jobs/${String(CopyJobId)}`)) as {
        CopyJob?: Record<string, unknown>
      }
      arn = String(CopyJob['DestinationRecoveryPointArn'] ?? '')
      return { state: CopyJob['State'], reason: CopyJob['StatusMessage'] }
    },
    `Copying the backup to ${to}`,
    waiting,
  )
  return { ...point, arn }
}

type Target = { region: string; vault: string; table: string; keyArn: string; roleArn: string }

/** Makes a table of a backup, under a name that is free, and waits until it is there. @throws CommandError when that fails */
export const restoreTable = async (
  call: CallBackup,
  point: RecoveryPoint,
  { region, vault, table, keyArn, roleArn }: Target,
  waiting: Waiting,
): Promise<void> => {
  const path = `${vaultPath(vault)}/recovery-points/${encodeURIComponent(point.arn)}/restore-metadata`
  const { RestoreMetadata = {} } = (await call(region, 'GET', path)) as { RestoreMetadata?: object }
  const { RestoreJobId } = await call(region, 'PUT', '/restore-jobs', {
    RecoveryPointArn: point.arn,
    ResourceType: 'DynamoDB',
    IamRoleArn: roleArn,
    Metadata: { ...RestoreMetadata, targetTableName: table, encryptionType: 'KMS', kmsMasterKeyArn: keyArn },
  })
  await untilDone(
    async () => {
      const { Status, StatusMessage } = await call(region, 'GET', `/restore-jobs/${String(RestoreJobId)}`)
      return { state: Status, reason: StatusMessage }
    },
    'Restoring the table',
    waiting,
  )
}
