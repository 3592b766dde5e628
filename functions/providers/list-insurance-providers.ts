import { routeHandler } from '#functions/core/route-handler.ts'
import { listProviders } from '#functions/data/providers.ts'
import { listInsuranceProviders as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, () => listProviders('insurance'))
