import { RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, TableV2, type Attribute } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Stage } from '#infra/stage.ts'
import { tableIndexes, tableKeys } from '#shared/constants/table.ts'

const text = (name: string): Attribute => ({ name, type: AttributeType.STRING })

/** The one table, with the keys and indexes that the repositories read from the same constants. */
export const singleTable = (scope: Construct, stage: Stage): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(tableKeys.partition),
    sortKey: text(tableKeys.sort),
    timeToLiveAttribute: tableKeys.expiry,
    globalSecondaryIndexes: Object.entries(tableIndexes).map(([indexName, { partition, sort }]) => ({
      indexName,
      partitionKey: text(partition),
      sortKey: text(sort),
    })),
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
    deletionProtection: stage.keepsData,
    removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
