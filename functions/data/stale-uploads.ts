import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys, timeSort } from '#functions/data/keys.ts'
import { forgetPhotoHashWrites } from '#functions/data/photo-hashes.ts'
import { table, tableName } from '#functions/data/table.ts'
import { ConditionsFailed, transact, type Write } from '#functions/data/transact.ts'
import { loosePartition, uploadRecord, type UploadRecord } from '#functions/data/uploads.ts'

/** Uploads that have been loose since before `before`, oldest first, at most 100. */
export const listStaleUploads = async (before: Date): Promise<UploadRecord[]> => {
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'byStatus',
      KeyConditionExpression: 'statusPk = :loose AND statusSk < :before',
      ExpressionAttributeValues: { ':loose': loosePartition, ':before': before.toISOString() },
      Limit: 100,
    }),
  )
  return Items.map((item) => uploadRecord.parse(item))
}

/**
 * Marks a loose upload as going, after which nothing can claim it any more.
 * @returns false when something has claimed it in the meantime
 */
export const condemnUpload = async (uploadId: string): Promise<boolean> =>
  conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.upload(uploadId),
        UpdateExpression: 'SET #state = :refused',
        ConditionExpression: 'attachedTo = :nobody',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':nobody': null, ':refused': 'REFUSED' },
      }),
    ),
  )

/** Forgets a loose upload and its hash. @returns false when something has claimed it in the meantime. */
export const forgetUpload = async ({ id: uploadId, picture: made }: UploadRecord): Promise<boolean> => {
  const forgotten: Write = {
    Delete: {
      TableName: tableName(),
      Key: keys.upload(uploadId),
      ConditionExpression: 'attachedTo = :nobody',
      ExpressionAttributeValues: { ':nobody': null },
    },
  }
  try {
    await transact([forgotten, ...forgetPhotoHashWrites(uploadId, made?.hash ?? null)])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed) return false
    throw error
  }
}

/**
 * A write that takes an upload away from what uses it, for good: it is condemned at once, and the very next sweep removes what
 * is left of it. Its condition fails when something else uses it.
 */
export const discardWrite = (uploadId: string, usedBy: string): Write => ({
  Update: {
    TableName: tableName(),
    Key: keys.upload(uploadId),
    UpdateExpression: 'SET #state = :refused, attachedTo = :nobody, statusPk = :loose, statusSk = :longAgo',
    ConditionExpression: 'attachedTo = :usedBy',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':refused': 'REFUSED',
      ':nobody': null,
      ':usedBy': usedBy,
      ':loose': loosePartition,
      ':longAgo': timeSort(new Date(0).toISOString(), uploadId),
    },
  },
})
