import { useQueryClient } from '@tanstack/react-query'
import { withoutProvider, withProvider } from '#web/entities/provider/provider-list.ts'
import type { Insurer } from './list-insurers.ts'
import type { Lender } from './list-lenders.ts'

type Changed = { kind: 'insurance'; provider: Insurer } | { kind: 'financing'; provider: Lender }

// As the two lists have it. They are not imported: what visitors load would then be cut up for the admins' sake.
const keyOf = (kind: Changed['kind']) => ['providers', kind]

/**
 * Puts an admin's change into what is loaded: the lists are public, and caches on the way may give them as they were for
 * up to a minute.
 */
export const useProviderCache = () => {
  const client = useQueryClient()
  return {
    keep: ({ kind, provider }: Changed) =>
      client.setQueryData<Changed['provider'][]>(keyOf(kind), (list) => list && withProvider(list, provider)),
    drop: ({ kind, provider: { id } }: Changed) =>
      client.setQueryData<Changed['provider'][]>(keyOf(kind), (list) => list && withoutProvider(list, id)),
  }
}
