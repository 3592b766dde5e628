/** What is read or filled in, and beside it, where there is room, the papers and the button. */
export const columns = 'grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-6'
export const sideColumn = 'flex min-w-0 flex-col gap-5 lg:sticky lg:top-24'
