import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput, Params } from '#shared/api/contract.ts'
import type {
  endMailStop as endMailStopContract,
  getMailStop as getMailStopContract,
  listConsents as listConsentsContract,
  setPreferences as setPreferencesContract,
  unsubscribe as unsubscribeContract,
} from '#shared/api/preferences.ts'
import type { MailTopic } from '#shared/schemas/preferences.ts'
import { call } from '#web/api/client.ts'
import { preferencesQuery } from '#web/entities/preferences/queries.ts'

// The type ensures that none is missing, without loading the schemas.
const byName: Record<MailTopic, true> = { leads: true, decisions: true, savedSearches: true, favorites: true }

/** The topics of mail, in the order they are offered. */
export const topics = Object.keys(byName) as readonly MailTopic[]

const setPreferences = (body: BodyInput<typeof setPreferencesContract>) =>
  call<typeof setPreferencesContract>('PUT /api/user/preferences', { body })

/** Changes the preferences that are named. */
export const useSetPreferences = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setPreferences,
    onSuccess: (preferences) => client.setQueryData(preferencesQuery.queryKey, preferences),
    // They may have changed elsewhere.
    onError: () => void client.invalidateQueries({ queryKey: preferencesQuery.queryKey }),
  })
}

const mailStopQuery = queryOptions({
  queryKey: ['account', 'mail-stop'],
  queryFn: ({ signal }) => call<typeof getMailStopContract>('GET /api/user/mail-stop', { signal }),
})

/** Why no mail goes to the user's address, if it is so. */
export const useMailStop = () => useQuery(mailStopQuery)

const endMailStop = () => call<typeof endMailStopContract>('DELETE /api/user/mail-stop')

/** Lets mail go to the user's address again. */
export const useEndMailStop = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: endMailStop,
    onSuccess: (answer) => client.setQueryData(mailStopQuery.queryKey, answer),
  })
}

const consentsQuery = queryOptions({
  queryKey: ['account', 'consents'],
  queryFn: ({ signal }) => call<typeof listConsentsContract>('GET /api/user/consents', { signal }),
  // Preferences, saved searches and links in mails add consents too.
  staleTime: 0,
})

/** The consents that the user gave and withdrew, newest first. */
export const useConsents = () => useQuery(consentsQuery)

type Unsubscription = Params<typeof unsubscribeContract> & { savedSearch: string | undefined }

const unsubscribe = ({ savedSearch, ...params }: Unsubscription) =>
  call<typeof unsubscribeContract>('POST /api/unsubscribe/{token}/{topic}', {
    params,
    query: { savedSearch },
  })

/** Ends mail about a topic, or the alerts of one saved search, for the user that the token names. */
export const useUnsubscribe = () => useMutation({ mutationFn: unsubscribe })
