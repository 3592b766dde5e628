import { epochSeconds } from '#functions/core/time.ts'
import { type keptDays, keptSeconds } from '#shared/rules/retention.ts'

/** When an item of a kind expires that was made, or last used, at this time; in epoch seconds. */
export const keptUntil = (kind: keyof typeof keptDays, at: Date | string): number =>
  epochSeconds(at) + keptSeconds(kind)
