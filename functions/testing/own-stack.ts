import { callStackAt } from '#functions/testing/api.ts'
import { startLocalStack, type LocalStack } from '#functions/testing/local-stack.ts'

/**
 * A stack for this test file alone, for tests that count or overwrite shared data. Must be awaited before the first call of the API or of a
 * repository, since both use it from then on. The caller stops it.
 */
export const useOwnStack = async (): Promise<LocalStack> => {
  const stack = await startLocalStack()
  Object.assign(process.env, stack.env)
  callStackAt(stack.url, stack.logFiles)
  return stack
}
