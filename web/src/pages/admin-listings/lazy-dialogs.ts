import { lazyPage } from '#web/app/lazy-page.ts'
import type { DetailsDialogProps } from './details-dialog.tsx'
import type { RefuseDialogProps } from './refuse-dialog.tsx'

/** Everything about a listing; fetched with the first one that somebody opens. */
export const DetailsDialog = lazyPage<DetailsDialogProps>(
  async () => (await import('./details-dialog.tsx')).DetailsDialog,
  [],
)

/** Why listings are refused. */
export const RefuseDialog = lazyPage<RefuseDialogProps>(
  async () => (await import('./refuse-dialog.tsx')).RefuseDialog,
  [],
)
