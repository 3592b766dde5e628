/**
 * The format of everything that this release stores: items, files and indexes. Raised by a change after which the release before could not
 * read what is there; `npm run rollback` refuses to go back over it.
 */
export const dataFormat = 1
