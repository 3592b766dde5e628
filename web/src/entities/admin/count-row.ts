import { cx } from '#web/ui/cx.ts'

/** A row of counts: on a phone one line that scrolls sideways, since the list below is what an admin came for. */
export const countRowClass = (columns: string): string =>
  cx(
    'flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:grid sm:gap-3',
    columns,
  )

/** A link of that row: a line on a phone, a card elsewhere. */
export const countCardClass =
  'flex min-h-11 w-full rounded-card border border-line bg-card transition-colors hover:border-edge max-sm:items-center max-sm:px-3 max-sm:whitespace-nowrap sm:flex-col'
