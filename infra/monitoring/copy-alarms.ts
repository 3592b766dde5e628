import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { awsOwn, ring, type Watch } from '#infra/monitoring/alarm.ts'
import { noteEvents, timesNoted } from '#infra/monitoring/noted-events.ts'
import { type FileCopies, lookUp } from '#infra/constructs/replication.ts'
import type { DataStack } from '#infra/stacks/data.ts'
import { recovery } from '#infra/stage-options.ts'

/** Alarms for the copies that are only missed on the day they are needed: the table's backups, photos and documents. */
export const copyAlarms = (watch: Watch, data: DataStack, copies: FileCopies): void => {
  const { BackupFailed, BackupCopied } = noteEvents(watch, 'BackupJobs', 'backup-jobs', {
    BackupFailed: {
      description: 'A backup of the table or its copy failed.',
      eventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
      },
    },
    BackupCopied: {
      description: 'A backup of the table has arrived in the other region.',
      eventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Copy Job State Change'],
        detail: { state: ['COMPLETED'] },
      },
    },
  })
  ring(watch, {
    id: 'backup-failed',
    losing:
      'A backup of the table failed: with the region, more than a day of what people wrote would be lost.',
    metric: timesNoted(BackupFailed, 60),
    from: 1,
  })
  ring(watch, {
    id: 'backup-missing',
    losing:
      'No copy of the table has reached the other region for a day and a half: nobody made one, or nobody can.',
    // Three half days: one night without a copy rings, its delay by some hours does not.
    metric: timesNoted(BackupCopied, recovery.regionLosesDays * 12 * 60),
    below: 1,
    periods: 3,
    silence: TreatMissingData.BREACHING,
  })
  const { documents, photos } = data
  const failures = (name: string, source: string, target: string) =>
    ring(watch, {
      id: `${name}-not-copied`,
      losing: `New ${name} are not copied to the other region: with the region they would be lost.`,
      metric: awsOwn('S3', 'OperationsFailedReplication', {
        statistic: 'Sum',
        minutes: 60,
        dimensions: {
          SourceBucket: source,
          DestinationBucket: lookUp(target),
          RuleId: 'copies',
        },
      }),
      from: 1,
    })
  failures('photos', photos.bucketName, copies.photos.ref)
  failures('documents', documents.bucketName, copies.documents.ref)
}
