import { publicHandler } from '#functions/core/public-handler.ts'
import { listProviders } from '#functions/data/providers.ts'
import { listFinancingProviders as route } from '#shared/api/providers.ts'

export const handler = publicHandler(route, () => listProviders('financing'))
