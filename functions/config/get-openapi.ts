import { publicHandler } from '#functions/core/compose-handler.ts'
import { getOpenapi as route } from '#shared/api/config.ts'
import { openapiDocument } from '#shared/api/openapi.ts'
import { liveRoutes } from '#shared/api/routes.ts'

let document: ReturnType<typeof openapiDocument> | undefined

/** This API described by its own contracts. Made once per process: it cannot change while the code runs. */
export const getOpenapi = async () => (document ??= openapiDocument(liveRoutes))

export const handler = publicHandler(route, getOpenapi)
