import { beforeAll, describe, expect, it } from 'vitest'
import { recovery } from '#infra/stage-options.ts'
import { actionsOf, ownStatements, roleStatements } from '#infra/testing/statements.ts'
import { findIn, ofType, synthesise, type Resource } from '#infra/testing/synthesise.ts'
import { auditKeptDays } from '#shared/rules/retention.ts'
import ar from '#web/i18n/ar/legal.ts'
import en from '#web/i18n/en/legal.ts'

let prod: ReturnType<typeof synthesise>
let dev: ReturnType<typeof synthesise>

beforeAll(() => {
  dev = synthesise()
  prod = synthesise({ stage: 'prod', domain: 'cars.example' })
})

const one = (part: string, type: string): Resource => {
  const [first, ...others] = ofType({ [part]: prod[part] ?? {} }, type)
  if (!first || others.length > 0) throw new Error(`Not one ${type} in ${part}`)
  return first
}

it('neither is on dev, which can be destroyed and leaves nothing', () => {
  expect(Object.keys(dev).filter((part) => /Trail|Backup/.test(part))).toEqual([])
  expect(JSON.stringify(dev)).not.toMatch(/ObjectLock|BackupVault/)
})

describe('the trail', () => {
  it('notes every act in the account and every reading and writing of a document, in files that can be proven', () => {
    expect(one('Trail', 'AWS::CloudTrail::Trail').Properties).toMatchObject({
      IsLogging: true,
      EnableLogFileValidation: true,
      IsMultiRegionTrail: true,
      IncludeGlobalServiceEvents: true,
      KMSKeyId: { 'Fn::GetAtt': [expect.stringMatching(/^Key/), 'Arn'] },
      EventSelectors: [
        { IncludeManagementEvents: true, ReadWriteType: 'All' },
        { ReadWriteType: 'All', DataResources: [{ Type: 'AWS::S3::Object' }] },
      ],
    })
    const { EventSelectors } = one('Trail', 'AWS::CloudTrail::Trail').Properties
    expect(JSON.stringify(EventSelectors)).toContain('GetAttDocuments')
  })

  it('keeps them as long as the audit log, where nobody deletes them in passing', () => {
    expect(one('Trail', 'AWS::S3::Bucket').Properties).toMatchObject({
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: auditKeptDays } },
      },
      VersioningConfiguration: { Status: 'Enabled' },
    })
    expect(one('Trail', 'AWS::S3::Bucket').DeletionPolicy).toBe('Retain')
  })

  it('and every log stay as long as the privacy policy says', () => {
    const texts = [en, ar].map((legal) => legal['privacy.keeping.text'])
    const logs = ofType(prod, 'AWS::Logs::LogGroup').map(({ Properties }) => Properties.RetentionInDays)
    const said = new Map<unknown, [string, string]>([
      [90, ['three months', 'ثلاثة أشهر']],
      [400, ['thirteen', 'ثلاثة عشر شهرًا']],
      [auditKeptDays, ['two years', 'سنتين']],
    ])
    expect(new Set([...logs, auditKeptDays])).toEqual(new Set(said.keys()))
    for (const words of said.values())
      for (const [place, word] of words.entries()) expect(texts[place]).toContain(word)
  })

  it('has a key that only this trail writes under', () => {
    const writers = ownStatements(one('Trail', 'AWS::KMS::Key')).filter(({ Principal }) =>
      JSON.stringify(Principal).includes('cloudtrail'),
    )
    expect(JSON.stringify(writers.map(({ Condition }) => Condition))).toContain(':trail/sayara-prod')
    expect(writers).toHaveLength(1)
  })
})

describe('backups', () => {
  type Plan = { BackupPlan: { BackupPlanRule: Record<string, unknown>[] } }

  it('of the table are made every night and copied to another region, and both go in time', () => {
    const { BackupPlan } = one('Backup', 'AWS::Backup::BackupPlan').Properties as Plan
    const Lifecycle = { DeleteAfterDays: recovery.backupsKeptDays }
    expect(BackupPlan.BackupPlanRule).toMatchObject([
      { ScheduleExpression: 'cron(0 22 * * ? *)', Lifecycle, CopyActions: [{ Lifecycle }] },
    ])
    expect(JSON.stringify(BackupPlan)).toContain('arn:aws:backup:eu-central-1:')
    expect(JSON.stringify(BackupPlan)).toContain(':backup-vault:sayara-prod-copies')
    const { BackupSelection } = one('Backup', 'AWS::Backup::BackupSelection').Properties
    expect(JSON.stringify(BackupSelection)).toContain('GetAttTable')
  })

  it('are where the plan sends them', () => {
    const names = ['Backup', 'BackupCopies'].map(
      (part) => one(part, 'AWS::Backup::BackupVault').Properties.BackupVaultName,
    )
    expect(names).toEqual(['sayara-prod', 'sayara-prod-copies'])
  })

  it.each(['Backup', 'BackupCopies'])(
    'of %s are not deleted early, and none outlives what was promised',
    (part) => {
      const vault = one(part, 'AWS::Backup::BackupVault')
      expect(vault.DeletionPolicy).toBe('RetainExceptOnCreate')
      expect(vault.Properties.LockConfiguration).toEqual({
        MinRetentionDays: recovery.backupsKeptDays - recovery.regionLosesDays,
        MaxRetentionDays: recovery.backupsKeptDays,
      })
      expect(JSON.stringify(vault.Properties.AccessPolicy)).toContain('backup:DeleteRecoveryPoint')
      // A user who deletes an account is told that nothing is left after so many days.
      expect(recovery.backupsKeptDays).toBeLessThanOrEqual(35)
      expect(recovery.pointInTimeDays).toBeLessThanOrEqual(35)
    },
  )
})

describe('photos and documents', () => {
  type Replication = {
    Role: unknown
    Rules: {
      Status: string
      DeleteMarkerReplication: { Status: string }
      SourceSelectionCriteria?: unknown
      Destination: { Bucket: Lookup; EncryptionConfiguration?: { ReplicaKmsKeyID: Lookup } }
    }[]
  }
  type Lookup = { 'Fn::GetStackOutput': { StackName: string; Region: string } }
  const bucket = (part: string, name: string) => findIn(prod, part, name, 'AWS::S3::Bucket').Properties
  const copiesOf = (name: string) => bucket('Data', name).ReplicationConfiguration as Replication

  it.each(['Photos', 'Documents'])('%s are copied as they come, and deleted there too', (name) => {
    const { Rules } = copiesOf(name)
    expect(Rules).toMatchObject([{ Status: 'Enabled', DeleteMarkerReplication: { Status: 'Enabled' } }])
    expect(Rules[0]?.Destination.Bucket['Fn::GetStackOutput']).toMatchObject({
      StackName: 'Sayara-prod-BackupCopies',
      Region: 'eu-central-1',
    })
  })

  it.each(['Photos', 'Documents'])('of %s nothing that was deleted outlives what was promised', (name) => {
    for (const [part, days] of [
      ['Data', 1],
      ['BackupCopies', recovery.deletedCopiesKeptDays],
    ] as const)
      expect(bucket(part, name)).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: [
            {},
            { NoncurrentVersionExpiration: { NoncurrentDays: days } },
            { ExpiredObjectDeleteMarker: true },
          ],
        },
      })
    // A day here, and the day that S3 takes on each side.
    expect(recovery.deletedCopiesKeptDays + 3).toBeLessThanOrEqual(35)
    // A copy of the table that is a day old names files that were deleted since.
    expect(recovery.deletedCopiesKeptDays).toBeGreaterThan(recovery.regionLosesDays)
  })

  it('documents lie there under a key that those who bring them there, or back, may use', () => {
    expect(copiesOf('Documents').Rules[0]).toMatchObject({
      SourceSelectionCriteria: { SseKmsEncryptedObjects: { Status: 'Enabled' } },
      Destination: {
        EncryptionConfiguration: {
          ReplicaKmsKeyID: { 'Fn::GetStackOutput': { StackName: 'Sayara-prod-BackupCopies' } },
        },
      },
    })
    const uses = ownStatements(one('BackupCopies', 'AWS::KMS::Key')).filter(
      ({ Condition }) => Condition?.['ArnLike'],
    )
    const roles = uses.map(({ Action, Condition }) => [
      Action,
      ...[...JSON.stringify(Condition).matchAll(/sayara.prod.(\w+)/g)].map(([, id]) => id),
    ])
    expect(roles).toEqual([
      [['kms:Encrypt', 'kms:GenerateDataKey'], 'replicateFiles'],
      [['kms:Decrypt', 'kms:GenerateDataKey'], 'replicateFiles', 'restoreFiles'],
    ])
  })

  it('documents are brought there by a role that may decrypt with the key there, by which S3 checks a bucket key, and gets no file', () => {
    const rights = roleStatements([findIn(prod, 'Data', 'ReplicationRights', 'AWS::IAM::Policy')])
    const there = rights.filter(({ Resource }) => JSON.stringify(Resource).includes(':kms:eu-central-1:'))
    expect(there.map(actionsOf)).toEqual([['kms:Decrypt', 'kms:Encrypt', 'kms:GenerateDataKey']])
    expect(rights.flatMap(actionsOf).filter((action) => /^s3:GetObject(?:Version)?$/.test(action))).toEqual(
      [],
    )
  })

  it('have no copies on dev', () => {
    expect(JSON.stringify(dev)).not.toMatch(/ReplicationConfiguration|BackupCopies/)
  })
})
