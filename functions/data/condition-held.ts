import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Whether a conditional write went through: false when its condition did not hold. @throws any other failure of the store */
export const conditionHeld = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
