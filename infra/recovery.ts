/**
 * What of the data can be had back, and how fast: the runbooks cite these, the stacks are built from them.
 *
 * No copy is older than 35 days. Who deletes an account is told that nothing of it is left after that (reliability.md, section 7),
 * so there are no monthly backups that would outlive it.
 */
export const recovery = {
  /** Any second of so many days past can be restored in the same region. It is the longest that DynamoDB offers. */
  pointInTimeDays: 35,
  /** At most so much is lost to a mistake in the data: how far point-in-time recovery is behind. */
  mistakeLosesMinutes: 5,
  /** At most so much is lost with the whole region or account: how often a copy leaves for the other region. */
  regionLosesDays: 7,
  /** How long a weekly backup and its copy are kept. */
  backupsKeptDays: 35,
  /** From the decision to restore until the market is open again, the erasure list replayed (a goal, which the drill measures). */
  openAgainHours: 4,
} as const

/** The region that copies go to: the other one in the Gulf. Both are regions that an account must opt in to. */
export const copyRegionOf = (region: string): string =>
  region === 'me-south-1' ? 'me-central-1' : 'me-south-1'
