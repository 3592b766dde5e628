import { routeHandler } from '#functions/core/route-handler.ts'
import { updateProviderOf } from '#functions/providers/change-providers.ts'
import { updateFinancingProvider as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, updateProviderOf('financing'))
