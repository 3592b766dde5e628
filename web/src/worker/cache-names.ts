/** The photos of listings; emptied when somebody logs out, for what one has looked at and saved says something of oneself. */
export const photoCache = 'photos'

/** The site's own files, by names that change with their content. */
export const fileCache = 'files'

/** Cards of cars that were shown; emptied with the photos. */
export const cardCache = 'cards'
