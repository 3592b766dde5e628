import type { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { holdersOf } from '#infra/access.ts'
import { scannerId } from '#infra/constructs/document-scan.ts'
import { ownKey } from '#infra/constructs/own-key.ts'
import { fileRestoreId, replicationId } from '#infra/constructs/replication.ts'
import { byLogs, putsThroughS3By, throughDynamoDb, throughS3By } from '#infra/key-uses.ts'
import type { Stage } from '#infra/stage.ts'

export type DataKeys = { table: Key; uploads: Key; documents: Key; logs: Key }

/** A key for each kind of thing that somebody may be let near without the others. */
export const dataKeys = (scope: Construct, stage: Stage): DataKeys => ({
  table: ownKey(scope, 'TableKey', stage, { description: 'The table', uses: [throughDynamoDb()] }),
  uploads: ownKey(scope, 'UploadKey', stage, {
    description:
      'Raw photos and videos, which tell where they were taken, stock files, and archives of people’s data',
    uses: [
      throughS3By(
        scope,
        stage,
        holdersOf(
          'photos:sign',
          'videos:sign',
          'uploads:read',
          'videos:read',
          'imports:sign',
          'imports:start',
          'imports:read',
          'archives:make',
          'archives:link',
        ),
      ),
    ],
  }),
  documents: ownKey(scope, 'DocumentKey', stage, {
    description: 'ID cards, registration cards and licences',
    uses: [
      throughS3By(scope, stage, [
        ...holdersOf('documents:sign', 'documents:read'),
        ...(stage.scansDocuments ? [scannerId] : []),
        ...(stage.keepsData ? [replicationId] : []),
      ]),
      ...(stage.keepsData ? [putsThroughS3By(scope, stage, [fileRestoreId])] : []),
    ],
  }),
  logs: ownKey(scope, 'LogKey', stage, { description: 'Logs', uses: [byLogs(scope)] }),
})
