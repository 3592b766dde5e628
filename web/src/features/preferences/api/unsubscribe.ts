import { useMutation } from '@tanstack/react-query'
import type { Params } from '#shared/api/contract.ts'
import type { unsubscribe as contract } from '#shared/api/preferences.ts'
import { call } from '#web/api/client.ts'

type Unsubscription = Params<typeof contract> & { savedSearch: string | undefined }

const unsubscribe = ({ savedSearch, ...params }: Unsubscription) =>
  call<typeof contract>('POST /api/unsubscribe/{token}/{topic}', { params, query: { savedSearch } })

/** Ends mail about a topic, or the alerts of one saved search, for whom the token of a mail's link names. */
export const useUnsubscribe = () => useMutation({ mutationFn: unsubscribe })
