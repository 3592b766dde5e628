import type { Grant } from '#infra/grants.ts'
import type { Stage } from '#infra/stage.ts'

type Internal = {
  description: string
  memoryMb: number
  timeoutSeconds: number
  grants: readonly Grant[]
  /** The user pool calls it, and none of our functions. */
  isTrigger?: true
}

/**
 * Every function that only functions of ours call, or the user pool, and wait for. CDK, its rights, its alarms, the local cloud and the bundler read this
 * table.
 */
export const internalFunctions = {
  searchIndex: {
    description: 'Holds the indexes of cars and number plates, and answers what routes ask of them.',
    // A whole processor comes with 1,769 MB, and a million cars need half of that. One function for both indexes: questions
    // about cars keep the plates warm, and 100,000 plates are 30 MB.
    memoryMb: 1769,
    // Longer than any route waits.
    timeoutSeconds: 10,
    grants: ['table:read', 'search:read'],
  },
  poolTriggers: {
    description: 'Tells the user pool whether somebody without a password may have tokens.',
    // It deletes one item.
    memoryMb: 512,
    // Cognito waits no longer, and asks again.
    timeoutSeconds: 5,
    grants: ['tickets:take'],
    isTrigger: true,
  },
} as const satisfies Record<string, Internal>

export type InternalName = keyof typeof internalFunctions

/** The internal functions, each with its name. */
export const internalList = Object.entries<Internal>(internalFunctions).map(([name, one]) => ({
  ...one,
  name: name as InternalName,
}))

/** A function that others call: an internal one, or the job that compactions start and deploys wait for. */
export type CalledName = InternalName | 'buildSearchIndex'

export const isCalled = (id: string): id is CalledName =>
  id === 'buildSearchIndex' || Object.hasOwn(internalFunctions, id)

/**
 * The name in Lambda of a function that others call. Chosen by us, so that its callers' roles and environments can name it without a
 * reference from stack to stack. This is the one place that says it.
 */
export const functionNameOf = ({ name }: Pick<Stage, 'name'>, id: CalledName): string =>
  `sayara-${name}-${id}`
