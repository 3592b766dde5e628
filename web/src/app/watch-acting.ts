import type { QueryClient } from '@tanstack/react-query'
import { employmentKey, userKey } from '#web/api/dealer-status.ts'
import { isThemselves, useActing } from '#web/stores/acting.ts'
import { currentPerson } from '#web/stores/person.ts'

/** Once it is fetched, which also lets it take the place of the refusal that led to it. */
const sayEnded = async (dealership: string, person: string): Promise<void> => {
  const { sayActingEnded } = await import('#web/entities/team/say-acting-ended.ts')
  if (currentPerson() === person) await sayActingEnded(dealership)
}

/**
 * Forgets another seller's data when somebody acts for others; what is the person's own stays. Who was refused asks anew for whom they
 * may act, and is told so.
 * @returns a function that ends it
 */
export const watchActing = (client: QueryClient): (() => void) => {
  let person = currentPerson()
  return useActing.subscribe(({ acting }, { acting: before }) => {
    const was = person
    person = currentPerson()
    if (acting?.dealershipId === before?.dealershipId) return
    const isRefused = acting === null && !isThemselves()
    const kept: readonly string[] = isRefused ? [userKey[1]] : [userKey[1], employmentKey[1]]
    void client.resetQueries({
      predicate: ({ queryKey: [first, second] }) => first === 'account' && !kept.includes(String(second)),
    })
    // Who has signed out hears nothing.
    if (isRefused && before && person === was) void sayEnded(before.dealership, person).catch(() => undefined)
  })
}
