import { ConditionsFailed, transact, type Write } from './transact.ts'

/**
 * Does writes that may be done once: a transaction, so that a try whose answer was lost does not fail on its own work.
 * @returns false when a condition did not hold
 */
export const writeOnce = async (...writes: Write[]): Promise<boolean> => {
  try {
    await transact(writes)
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed) return false
    throw error
  }
}
