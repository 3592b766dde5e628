import { useMedia } from '#web/ui/use-media.ts'

/** Whether the screen has room for a line for each user; else each has a card. */
export const useTableFits = (): boolean => useMedia('(min-width: 64rem)')
