import { provenHandler } from '#functions/core/proven-handler.ts'
import { createProviderOf } from '#functions/providers/change-providers.ts'
import { createFinancingProvider as route } from '#shared/api/providers.ts'

export const handler = provenHandler(route, createProviderOf('financing'))
