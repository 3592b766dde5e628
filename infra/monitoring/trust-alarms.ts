import { TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { own, ring, type Watch } from '#infra/monitoring/alarm.ts'
import { noteEvents, timesNoted } from '#infra/monitoring/noted-events.ts'
import { limits } from '#shared/constants/limits.ts'

/** Alarms for people's trust: their documents, the audit log of them, and account deletion. */
export const trustAlarms = (watch: Watch): void => {
  ring(watch, {
    id: 'threat-found',
    losing: 'Somebody sent a harmful file as a paper. It was refused and deleted; who sent it is still here.',
    metric: own('ThreatsFound', { statistic: 'Sum', minutes: 5 }),
    from: 1,
  })
  ring(watch, {
    id: 'documents-read-often',
    losing: `An admin opened more than ${limits.documentReadsAnHour} private papers within an hour: ID cards may be copied.`,
    metric: own('DocumentReadsBeyondPace', { statistic: 'Sum', minutes: 5 }),
    from: 1,
  })
  ring(watch, {
    id: 'audit-log-broken',
    losing: 'The record of what admins did was changed or has gaps: nobody can rely on it.',
    metric: own('AuditLogBroken', { statistic: 'Maximum', minutes: 60 }),
    from: 1,
    // Looked into once a night: until then nothing says that it is fixed.
    silence: TreatMissingData.IGNORE,
  })
  ring(watch, {
    id: 'erasure-late',
    losing:
      'The data of somebody who deleted their account is still here after six hours; the law wants it gone.',
    metric: own('ErasureWaitSeconds', { statistic: 'Maximum', minutes: 15 }),
    from: 6 * 3600,
  })
}

/**
 * Rings when a key refuses somebody: a function of ours that cannot do its work, or somebody who tries what they may not. KMS has no
 * metric for it, so a rule collects what CloudTrail notes of it. Where there is a trail only, and of the stage's own region: the key of the
 * copies is in theirs (`infra/runbooks/documents-not-copied.md`).
 */
export const keyAlarm = (watch: Watch): void => {
  const { KeyRefused } = noteEvents(watch, 'KeyRefusals', 'key-refused', {
    KeyRefused: {
      description: 'A key of ours refused somebody.',
      // Most calls of a key only read, and EventBridge leaves those out by default.
      state: 'ENABLED_WITH_ALL_CLOUDTRAIL_MANAGEMENT_EVENTS',
      eventPattern: {
        source: ['aws.kms'],
        'detail-type': ['AWS API Call via CloudTrail'],
        detail: { eventSource: ['kms.amazonaws.com'], errorCode: [{ prefix: 'AccessDenied' }] },
      },
    },
  })
  ring(watch, {
    id: 'key-refused',
    losing:
      'A key refused somebody: papers or mail may not be readable, or somebody tries what they may not.',
    metric: timesNoted(KeyRefused, 5),
    from: 1,
  })
}
