import type { DecisionView } from '#shared/schemas/moderation.ts'

/** A thing under review, as far as it says who acted on it. */
export type Reviewed = { id: string; version: number; status: string; decision: DecisionView | null }

/** A change of a thing while it was looked at: somebody decided about it, or it is another version. */
export type Change = { kind: 'decided'; decision: DecisionView } | { kind: 'changed' }

/** The change between the version that was opened and the present one; undefined when there is none. */
export const changeSince = (
  opened: Pick<Reviewed, 'version' | 'decision'>,
  now: Omit<Reviewed, 'id'>,
): Change | undefined => {
  const { decision } = now
  const isDecided = decision !== null && decision.at !== opened.decision?.at && decision.status === now.status
  if (isDecided) return { kind: 'decided', decision }
  return now.version === opened.version ? undefined : { kind: 'changed' }
}
