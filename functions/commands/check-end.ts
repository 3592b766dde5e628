import { invalid } from '#functions/core/app-error.ts'
import { dayMs } from '#functions/core/time.ts'
import { limits } from '#shared/constants/limits.ts'

/** The end of something that ends by itself, if one is named. @throws AppError BAD_REQUEST when it has passed or is too far away */
export const checkEnd = (until: string | undefined, at: Date): string | undefined => {
  if (until === undefined) return undefined
  const end = Date.parse(until)
  if (!(end > at.getTime())) throw invalid('until', 'The end must be in the future')
  if (end > at.getTime() + limits.timedEndDays * dayMs)
    throw invalid('until', `The end can be at most ${limits.timedEndDays} days away`)
  return until
}
