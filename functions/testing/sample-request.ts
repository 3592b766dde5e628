import { registerAdmin, registerDealer, registerSeller, type Person } from '#functions/testing/people.ts'
import type { Access, Contract } from '#shared/api/contract.ts'
import { idPrefixes } from '#shared/schemas/ids.ts'

const sampleIds = Object.values(idPrefixes).map((prefix) => `${prefix}_${'0'.repeat(26)}`)

/** A path of the route whose parameters are well-formed and name nothing that exists. */
export const samplePath = ({ path, params }: Contract): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fitting = sampleIds.find((id) => !params || params.safeParse({ [name]: id }).success)
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

/** The token of somebody who may call a route of this access, or undefined where nobody needs one. One person each. */
export const tokenFor = async (access: Access): Promise<string | undefined> => {
  if (access === 'public' || access === 'optional') return undefined
  const person = made.get(access) ?? register[access]()
  made.set(access, person)
  return (await person).token
}
