/** Something that somebody did at a time, told by the product's own code. */
export type Act = { at: Date; play: () => Promise<unknown> }

/**
 * Plays acts in the order of their times, one after the other: the audit log numbers its records as they come, so what is told
 * later must have happened later.
 */
export const playInOrder = async (acts: readonly Act[]): Promise<void> => {
  for (const { play } of acts.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await play()
}
