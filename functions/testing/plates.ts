import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { keys } from '#functions/data/keys.ts'
import { table, tableName } from '#functions/data/table.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import type { Person } from '#functions/testing/people.ts'

/**
 * Six digits that no other test has, whichever file or process it runs in. Shorter ones and those with a letter are for
 * tests that say so themselves.
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

/** A valid offer of a number; override what a test is about. */
export const plateForm = (plateNumber: string, parts: Readonly<Record<string, unknown>> = {}) => ({
  plateNumber,
  category: 'premium',
  price: 250_000,
  location: 'doha',
  description: 'Transfer at the Traffic Department.',
  ...parts,
})

/** A plate that this seller has just offered and that waits for review; of a number of its own unless `parts` say one. */
export const offerPlate = async ({ token }: Person, parts: Readonly<Record<string, unknown>> = {}) => {
  const body = plateForm(await freeNumber(), parts)
  return (await apiOk('POST', '/api/number-plates', { token, body })).body
}

/** Decides on a plate as an admin, however it is answered. */
export const decidePlate = ({ token }: Person, plateId: string, body: Readonly<Record<string, unknown>>) =>
  api('PUT', `/api/admin/number-plates/${plateId}/status`, { token, body })

/** A plate that this seller offers and this admin has approved. */
export const publishPlate = async (
  seller: Person,
  { token }: Person,
  parts: Readonly<Record<string, unknown>> = {},
) => {
  const { id } = await offerPlate(seller, parts)
  const body = { status: 'APPROVED' }
  return (await apiOk('PUT', `/api/admin/number-plates/${id}/status`, { token, body })).body
}
