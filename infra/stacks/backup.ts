import { ArnFormat, Duration, Stack } from 'aws-cdk-lib'
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
import type { DataStack } from '#infra/stacks/data.ts'
import { stackSettings } from '#infra/stack-name.ts'
import type { Stage } from '#infra/stage.ts'
import { type BackupCopiesStack, copyVaultName, kept, vault } from './backup-copies.ts'

type Options = { stage: Stage; data: DataStack; copies: BackupCopiesStack }

/**
 * A backup of the table every day with a copy in another region, for the day that the region or the table itself is gone; mistakes of
 * yesterday are fixed from the table's own point-in-time recovery. Photos and documents are copied there as they come
 * (`constructs/replication.ts`).
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { stage, data, copies }: Options) {
    super(scope, id, { ...stackSettings(stage), terminationProtection: true })
    // By name: a reference would tie the stacks of two regions together.
    this.addStackDependency(copies)
    const plan = new BackupPlan(this, 'Plan', { backupVault: vault(this, `sayara-${stage.name}`) })
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'daily',
        // One in the morning in Doha, when fewest are there.
        scheduleExpression: Schedule.cron({ hour: '22', minute: '0' }),
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
      resourceName: copyVaultName(stage.name),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    })
    return BackupVault.fromBackupVaultArn(this, 'Copies', arn)
  }
}
