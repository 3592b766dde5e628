import { lazyPage } from '#web/app/lazy-page.ts'

const load = async () => (await import('./plate-dialogs.tsx')).PlateDialogs

/** A plate's details and the ways to its seller, over the list. */
export const PlateDialogs = lazyPage(load, [
  'plate',
  'plate-estimate',
  'plate-drawing',
  'saved-plates',
  // Of cars, for what is the same of plates. All that an open dialog needs: one that waits for words is closed by that.
  'listing',
  'lead',
  'cars',
  'availability',
])

/** Fetches them ahead of the press that opens one. */
export const loadPlateDialogs = (): void => void load().catch(() => {})
