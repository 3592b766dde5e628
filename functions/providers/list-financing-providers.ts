import { publicHandler } from '#functions/core/compose-handler.ts'
import { listProviders } from '#functions/data/providers.ts'
import { listFinancingProviders as route } from '#shared/api/providers.ts'

export const handler = publicHandler(route, () => listProviders('financing'))
