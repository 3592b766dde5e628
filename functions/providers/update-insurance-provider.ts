import { provenHandler } from '#functions/core/proven-handler.ts'
import { updateProviderOf } from '#functions/providers/change-providers.ts'
import { updateInsuranceProvider as route } from '#shared/api/providers.ts'

export const handler = provenHandler(route, updateProviderOf('insurance'))
