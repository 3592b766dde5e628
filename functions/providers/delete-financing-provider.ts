import { routeHandler } from '#functions/core/route-handler.ts'
import { deleteProviderOf } from '#functions/providers/change-providers.ts'
import { deleteFinancingProvider as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, deleteProviderOf('financing'))
