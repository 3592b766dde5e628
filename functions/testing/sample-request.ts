import { registerAdmin, registerDealer, registerSeller, type Person } from '#functions/testing/people.ts'
import type { Access, Contract } from '#shared/api/contract.ts'
import { idPrefixes } from '#shared/schemas/ids.ts'

const sampleIds = Object.values(idPrefixes).map((prefix) => `${prefix}_${'0'.repeat(26)}`)
/** Other values of path parameters: the token of an unsubscribe link and its topic, a language, a page of labels, a page number, a key's fingerprint, a file of the index of browsers. */
const samples = [...sampleIds, '0'.repeat(22), '0'.repeat(26), '0'.repeat(32), 'all', 'en', 'contact', '1']

/** Whether a value is valid for one parameter, while the others are still missing. */
const fits = (params: Contract['params'], name: string, value: string): boolean =>
  !params || !params.safeParse({ [name]: value }).error?.issues.some(({ path }) => path[0] === name)

/** A path of the route with well-formed parameters that name nothing that exists. */
export const samplePath = ({ path, params }: Contract): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fitting = samples.find((value) => fits(params, name, value))
    if (!fitting) throw new Error(`No sample id fits {${name}} of ${path}`)
    return fitting
  })

const made = new Map<Access, Promise<Person>>()

const register: Record<Exclude<Access, 'public' | 'optional'>, () => Promise<Person>> = {
  user: () => registerSeller(),
  seller: () => registerSeller(),
  dealership: () => registerDealer(),
  admin: () => registerAdmin(),
}

/** A token of a user who may call a route of this access, or undefined where none is needed. Creates one user per access. */
export const tokenFor = async (access: Access): Promise<string | undefined> => {
  if (access === 'public' || access === 'optional') return undefined
  const person = made.get(access) ?? register[access]()
  made.set(access, person)
  return (await person).token
}
