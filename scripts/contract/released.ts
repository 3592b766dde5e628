import { join } from 'node:path'
import { openapiDocument } from '#shared/api/openapi.ts'
import { liveRoutes } from '#shared/api/routes.ts'

/** The OpenAPI document of the last released version. */
export const releasedFile = join(import.meta.dirname, '../../shared/api/released/openapi.json')

/** The document of this checkout as a text for that file: a line for each path, so that a difference can be read. */
export const releasedText = (): string => {
  const { paths, ...rest } = openapiDocument(liveRoutes)
  const lines = Object.entries(paths).map(
    ([path, item]) => `${JSON.stringify(path)}: ${JSON.stringify(item)}`,
  )
  return `${JSON.stringify(rest).slice(0, -1)},"paths":{\n${lines.join(',\n')}\n}}\n`
}
