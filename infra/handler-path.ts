import type { Contract } from '#shared/api/contract.ts'

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The path of a route's handler, below `functions/` and without its extension: `listings/create-listing`. */
export const handlerPath = ({ noun, id }: Pick<Contract, 'noun' | 'id'>): string =>
  `${kebabCase(noun)}/${kebabCase(id)}`

/** The same for an internal function: `internal/search-index`. */
export const internalPath = (name: string): string => `internal/${kebabCase(name)}`

/** The same for a job: `jobs/process-photo`. */
export const jobPath = (name: string): string => `jobs/${kebabCase(name)}`
