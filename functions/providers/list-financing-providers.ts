import { routeHandler } from '#functions/core/route-handler.ts'
import { listLenders } from '#functions/data/providers.ts'
import { listFinancingProviders as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, () => listLenders())
