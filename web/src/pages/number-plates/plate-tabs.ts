/** The parts of the plates page, by the name that `?tab=` has; the first one is where a visit begins. */
export const plateTabs = ['browse', 'sell'] as const
export type PlateTab = (typeof plateTabs)[number]
