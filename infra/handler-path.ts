import type { Contract } from '#shared/api/contract.ts'

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Where a route's handler is, below `functions/` and without its ending: `listings/create-listing`. */
export const handlerPath = ({ noun, id }: Pick<Contract, 'noun' | 'id'>): string =>
  `${kebabCase(noun)}/${kebabCase(id)}`

/** The same for a job: `jobs/process-photo`. */
export const jobPath = (name: string): string => `jobs/${kebabCase(name)}`
