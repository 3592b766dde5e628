import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { conditionHeld } from '#functions/data/condition-held.ts'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import type { Refusal } from '#shared/schemas/upload.ts'

/**
 * Refuses an upload whatever was found about it before, even one that something uses: nobody is given its file again. A later
 * acceptance finds it refused, so in which order both arrive makes no difference.
 * @returns false when it is unknown or was refused already: the first reason stays
 */
export const refuseUpload = (uploadId: string, refusal: Refusal): Promise<boolean> =>
  conditionHeld(
    table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.upload(uploadId),
        // As `judgeUpload`: the sweep still finds it, and its owner may try another file at once.
        UpdateExpression: 'SET #state = :refused, refusal = :refusal REMOVE ownerPk, ownerSk',
        ConditionExpression: 'attribute_exists(pk) AND #state <> :refused',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':refused': 'REFUSED', ':refusal': refusal },
      }),
    ),
  )
