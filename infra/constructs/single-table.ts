import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableEncryptionV2, TableV2, type Attribute } from 'aws-cdk-lib/aws-dynamodb'
import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { recovery } from '#infra/stage-options.ts'
import type { Stage } from '#infra/stage.ts'
import { tableIndexes, tableKeys } from '#shared/constants/storage.ts'

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING })

/**
 * The most that the table, and each index, reads and writes in a second: what the API lets through, times more than an average
 * request needs (a page of results reads some 12 units, a listing with its guards and counts writes some 8). Real traffic never
 * meets it; a loop of ours does, and costs some 20 dollars an hour on prod instead of 200. Beyond it requests answer 503.
 */
const ceiling = ({ throttle }: Stage) => ({
  maxReadRequestUnits: throttle.rateLimit * 12,
  maxWriteRequestUnits: throttle.rateLimit * 4,
})

/**
 * The one table, with the keys and indexes that the repositories read from the same constants. No contributor insights: they bill
 * every write once more, and the traces name the route behind a hot key.
 */
export const singleTable = (scope: Construct, stage: Stage, encryptionKey: Key): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(tableKeys.partition),
    sortKey: text(tableKeys.sort),
    timeToLiveAttribute: tableKeys.expiry,
    globalSecondaryIndexes: Object.entries(tableIndexes).map(([indexName, { partition, sort }]) => ({
      indexName,
      partitionKey: text(partition),
      sortKey: text(sort),
      ...ceiling(stage),
    })),
    billing: Billing.onDemand(ceiling(stage)),
    encryption: TableEncryptionV2.customerManagedKey(encryptionKey),
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: recovery.pointInTimeDays,
    },
    deletionProtection: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
