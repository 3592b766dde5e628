import type { ImportView } from '#shared/schemas/stock-import.ts'

/** True for an import that was checked and would do nothing: nobody has to decide about it. */
export const isIdle = ({ state, counts }: Pick<ImportView, 'state' | 'counts'>): boolean =>
  state === 'CHECKED' && counts.CREATE + counts.CHANGE === 0
