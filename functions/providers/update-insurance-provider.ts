import { routeHandler } from '#functions/core/route-handler.ts'
import { updateProviderOf } from '#functions/providers/change-providers.ts'
import { updateInsuranceProvider as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, updateProviderOf('insurance'))
