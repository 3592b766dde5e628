import type { createImport as contract } from '#shared/api/stock-imports.ts'
import { call, type CallInput } from '#web/api/client.ts'

/** Announces a file and answers with the signed address it goes to. Throws ApiError. */
export const createImport = (input: CallInput<typeof contract>) =>
  call<typeof contract>('POST /api/seller/imports', input)
