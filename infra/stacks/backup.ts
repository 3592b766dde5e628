import { ArnFormat, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup'
import { Schedule } from 'aws-cdk-lib/aws-events'
import type { Construct } from 'constructs'
import { copyRegionOf } from '#infra/regions.ts'
import { recovery } from '#infra/stage-options.ts'
import type { DataStack } from '#infra/stacks/data.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'

const kept = Duration.days(recovery.backupsKeptDays)
// The lock wants a span: all but the oldest backup are safe from being cut short.
const keptAtLeast = Duration.days(recovery.backupsKeptDays - recovery.regionLosesDays)

/**
 * A vault from which no backup is deleted before its time, and in which none stays longer: deleted data must end. A role with the
 * permission can lift the lock; the kind that AWS itself could not lift would keep a wrong number for ever.
 * Backups are encrypted with AWS's own key for them, whose policy no mistake of ours can make unreadable on the day it counts.
 */
const vault = (scope: Construct, name: string): BackupVault =>
  new BackupVault(scope, 'Vault', {
    backupVaultName: name,
    blockRecoveryPointDeletion: true,
    lockConfiguration: { minRetention: keptAtLeast, maxRetention: kept },
    // The vault is not kept when its own creation was rolled back: its name would be taken at the next try.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })

const copyVaultName = (stage: Stage): string => `sayara-${stage.name}-copies`

/** The vault for copies of the backups, in another region. */
export class BackupCopiesStack extends Stack {
  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id, { ...stackSettings(stage, copyRegionOf(stage.region)), terminationProtection: true })
    vault(this, copyVaultName(stage))
  }
}

type Options = { stage: Stage; data: DataStack; copies: BackupCopiesStack }

/**
 * A backup of the table every week with a copy in another region, for the day that the region or the table itself is gone;
 * mistakes of yesterday are fixed from the table's own point-in-time recovery. Photos and documents have none: S3 keeps each in three
 * buildings, and a copy of an ID card would outlive what its owner was told.
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, copies }: Options) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: true })
    // By name: a reference would tie the stacks of two regions together.
    this.addStackDependency(copies)
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault(this, `sayara-${stage.name}`) })
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'weekly',
        // Saturday night in Doha, before the week begins.
        scheduleExpression: Schedule.cron({ weekDay: 'SAT', hour: '22', minute: '0' }),
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(12),
        deleteAfter: kept,
        copyActions: [{ destinationBackupVault: this.#copyVault(stage), deleteAfter: kept }],
      }),
    )
    plan.addSelection('Table', { resources: [BackupResource.fromArn(data.table.tableArn)] })
  }

  #copyVault(stage: Stage): IBackupVault {
    const arn = this.formatArn({
      service: 'backup',
      region: copyRegionOf(stage.region),
      resource: 'backup-vault',
      resourceName: copyVaultName(stage),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    return BackupVault.fromBackupVaultArn(this, 'Copies', arn)
  }
}
