import { provenHandler } from '#functions/core/proven-handler.ts'
import { deleteProviderOf } from '#functions/providers/change-providers.ts'
import { deleteFinancingProvider as route } from '#shared/api/providers.ts'

export const handler = provenHandler(route, deleteProviderOf('financing'))
