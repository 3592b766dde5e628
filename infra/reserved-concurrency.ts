import type { FunctionId } from '#infra/constructs/node-function.ts'

/**
 * How many of the account's concurrent executions (1,000 by default) are a function's own: that many are always there for it, and
 * more it never gets. A crowd at one door thus neither shuts the others nor is shut out by them.
 */
export const reservedConcurrency: Partial<Record<FunctionId, number>> = {
  // Cognito lets 120 passwords a second through and answers in some 0.3 s: more would wait for it, and be paid for.
  login: 40,
  // Two calls to Cognito, which makes 50 accounts a second.
  register: 30,
  // Some 50 ms each: 400 photos a second, ten times what the photo job can take in.
  createPhotoUpload: 20,
  createDocumentUpload: 10,
  // Some 5 ms each: 10,000 questions a second, while 50 of these load their index at the same time after a deploy at most.
  searchIndex: 50,
  // A photo takes about a second of a whole processor. Further events wait in Lambda's queue, up to six hours.
  processPhoto: 40,
  // A minute's video takes about two seconds. The account's other functions keep their places when many arrive.
  processVideo: 10,
}
