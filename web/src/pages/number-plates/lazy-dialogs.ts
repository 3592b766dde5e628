import { lazyPage } from '#web/app/lazy-page.ts'

const load = async () => (await import('./plate-dialogs.tsx')).PlateDialogs

/** A plate's details and the ways to its seller, over the list. */
export const PlateDialogs = lazyPage(load, ['plate', 'listing', 'cars', 'plate-estimate', 'plate-drawing'])

/** Fetches them ahead of the press that opens one. */
export const loadPlateDialogs = (): void => void load().catch(() => {})
