import type { QuoteView } from '#shared/schemas/quote.ts'

/** Whether a company may have a request: by mail, or from our team, which is all that we know of one that it has moved on. */
export const wasPassedOn = ({ handledBy, status }: Pick<QuoteView, 'handledBy' | 'status'>): boolean =>
  handledBy === 'PROVIDER' || (handledBy === 'TEAM' && status !== 'NEW')
