import { nameSlug } from './slug.ts'

/** The address of the page that says what cars of a model are worth, or those of one model year. */
export const pricesPath = (make: string, model: string, year?: number): string =>
  ['/prices', nameSlug(make), nameSlug(model), ...(year === undefined ? [] : [year])].join('/')
