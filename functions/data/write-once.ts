import { ConditionsFailed, transact, type Write } from './transact.ts'

/**
 * Does one write that may be done once: a transaction, so that a try whose answer was lost does not fail on its own work.
 * @returns false when its condition did not hold
 */
export const writeOnce = async (one: Write): Promise<boolean> => {
  try {
    await transact([one])
    return true
  } catch (error) {
    if (error instanceof ConditionsFailed) return false
    throw error
  }
}
