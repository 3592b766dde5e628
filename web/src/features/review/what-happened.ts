import type { DecisionView } from '#shared/schemas/moderation.ts'

/** As far as it tells who acted on a thing under review. */
export type Reviewed = { version: number; status: string; decision: DecisionView | null }

/** What became of a thing while it was looked at: somebody decided about it, or it is another version. */
export type Happening = { kind: 'decided'; decision: DecisionView } | { kind: 'changed' }

/** What happened between the version that was opened and the one that is there now; undefined when nothing did. */
export const whatHappened = (opened: Reviewed, now: Reviewed): Happening | undefined => {
  const { decision } = now
  const isDecided = decision !== null && decision.at !== opened.decision?.at && decision.status === now.status
  if (isDecided) return { kind: 'decided', decision }
  return now.version === opened.version ? undefined : { kind: 'changed' }
}
