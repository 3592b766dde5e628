/** The least width of a table of so many cars: two fit on the smallest phone. */
export const tableWidth = (cars: number): string => `${6.5 + cars * 8}rem`

/** The first column, which stays in sight while the cars scroll past it: 6.5rem on a phone, so that two cars fit beside it. */
export const labelColumn =
  'sticky start-0 z-10 w-26 border-e border-line bg-paper ps-4 pe-1.5 text-start align-top break-words hyphens-auto sm:w-40 sm:ps-6 lg:w-48 lg:border-e-0 lg:ps-0 lg:pe-4'
