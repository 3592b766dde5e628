import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'

/**
 * Six digits that no other test has, in whichever file or process it runs. Tests that need a shorter plate number or one with a letter
 * choose it themselves.
 */
export const freeNumber = async (): Promise<string> => {
  const { Attributes } = await table().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.counter('TEST_PLATES', 0),
      UpdateExpression: 'ADD taken :one',
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return String(400_000 + Number(Attributes?.['taken']))
}
