import { useMutation } from '@tanstack/react-query'
import type { exportUser as contract } from '#shared/api/user-export.ts'
import { call } from '#web/api/client.ts'

const exportUser = () => call<typeof contract>('GET /api/user/export')

/** Asks for everything that is kept about the user. Not a query: the answer is handed over, not kept. */
export const useExportUser = () => useMutation({ mutationFn: exportUser, gcTime: 0 })
