import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { answerAvailability as contract } from '#shared/api/availability.ts'
import type { Answer, BodyInput } from '#shared/api/contract.ts'
import { call } from '#web/api/client.ts'

type Said = NonNullable<BodyInput<typeof contract>['availability']>
export type AvailabilityAnswer = Answer<typeof contract>

const answerAvailability = (body: BodyInput<typeof contract>) =>
  call<typeof contract>('POST /api/availability-answers', { body })

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['still-available', token],
    queryFn: () => answerAvailability({ token }),
    // Somebody may have answered elsewhere since.
    gcTime: 0,
  })

/** The car, or the cars, that a letter's link is about. Looking changes nothing. */
export const useAskedCar = (token: string) => useQuery(linkQuery(token))

/**
 * Answers by a letter's link. A yes to many cars takes several calls, each of which goes on where the last one ended: how many
 * are left shows meanwhile.
 */
export const useAnswer = (token: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (availability: Said): Promise<AvailabilityAnswer> => {
      for (let before = Infinity; ;) {
        const answer = await answerAvailability({ token, availability })
        client.setQueryData(linkQuery(token).queryKey, answer)
        const { waiting } = answer
        if (waiting === null || waiting === 0 || waiting >= before) return answer
        before = waiting
      }
    },
    // It may have been sold, or answered for by a newer letter: what is shown is not what is there.
    onError: () => void client.invalidateQueries({ queryKey: linkQuery(token).queryKey }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['listings'] })
      void client.invalidateQueries({ queryKey: ['account', 'listings'] })
    },
  })
}
