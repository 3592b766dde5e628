import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { answerAvailability as answerContract } from '#shared/api/availability.ts'
import type { Answer, BodyInput } from '#shared/api/contract.ts'
import { call } from '#web/api/client.ts'

/** The link of an email that asks whether a car is still available. */
export type AvailabilityLink = { token: string; isYes: boolean }

const token = /^[\w-]{43}$/

/** Reads the link; undefined for an invalid or cut token. Only a yes is an answer by itself, the rest takes a press. */
export const readAvailabilityLink = (search: URLSearchParams): AvailabilityLink | undefined => {
  const given = search.get('token') ?? ''
  return token.test(given) ? { token: given, isYes: search.get('answer') === 'AVAILABLE' } : undefined
}

type Said = NonNullable<BodyInput<typeof answerContract>['availability']>
export type AvailabilityAnswer = Answer<typeof answerContract>

const answerAvailability = (body: BodyInput<typeof answerContract>) =>
  call<typeof answerContract>('POST /api/availability-answers', { body })

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['still-available', token],
    queryFn: () => answerAvailability({ token }),
    // It may have been answered elsewhere since.
    gcTime: 0,
  })

/** The car or cars of an email's link. Looking changes nothing. */
export const useAskedCar = (token: string) => useQuery(linkQuery(token))

/**
 * Answers by an email's link. A yes to many cars takes several calls, each of which continues where the last one ended and
 * shows how many are left.
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
    // It may have been sold, or answered by a newer email.
    onError: () => void client.invalidateQueries({ queryKey: linkQuery(token).queryKey }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['listings'] })
      // A signed-in seller sees it in their own lists, too.
      void client.invalidateQueries({ queryKey: ['account'] })
    },
  })
}
