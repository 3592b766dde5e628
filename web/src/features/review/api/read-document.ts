import { useMutation } from '@tanstack/react-query'
import type { readDocument as contract } from '#shared/api/uploads.ts'
import { call } from '#web/api/client.ts'

const readDocument = (name: string) =>
  call<typeof contract>('GET /api/verification-documents/{name}', { params: { name } })

/** Asks for a document's address, good for a minute. A mutation, because every call is recorded: none by itself, none cached. */
export const useReadDocument = () => useMutation({ mutationFn: readDocument })
