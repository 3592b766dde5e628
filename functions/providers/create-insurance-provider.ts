import { routeHandler } from '#functions/core/route-handler.ts'
import { createProviderOf } from '#functions/providers/change-providers.ts'
import { createInsuranceProvider as route } from '#shared/api/providers.ts'

export const handler = routeHandler(route, createProviderOf('insurance'))
