import type { QuoteView } from '#shared/schemas/quote.ts'

/** Whether it was sent to a made-up company: it waits for nobody, and is passed on to nobody. */
export const isExampleQuote = ({ handledBy }: Pick<QuoteView, 'handledBy'>): boolean => handledBy === 'NOBODY'

/** Whether a company may have a request: by mail, or from our team, which is all that we know of one that it has moved on. */
export const wasPassedOn = ({
  handledBy,
  status,
  wasMailed,
}: Pick<QuoteView, 'handledBy' | 'status' | 'wasMailed'>): boolean =>
  handledBy === 'PROVIDER' || wasMailed === true || (handledBy === 'TEAM' && status !== 'NEW')
