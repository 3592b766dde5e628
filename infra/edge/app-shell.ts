import { type EdgeEvent, type EdgeRequest, apiOriginId } from './event.ts'
import { crawlerPath } from '#shared/rules/crawler.ts'
import { shellFor } from '#shared/rules/shell.ts'

/** CloudFront's own module, as far as we use it; `bundleEdge` imports it. */
declare const cf: {
  /** Sends the request to another origin of the distribution, with that origin's own settings. */
  selectRequestOriginById: (id: string) => void
}

/** The parameters of a request, several of one name joined by commas. */
const parametersOf = (request: EdgeRequest): Record<string, string> => {
  const parameters: Record<string, string> = {}
  Object.keys(request.querystring).forEach((name) => {
    const given = request.querystring[name]
    if (!given) return
    parameters[name] = given.multiValue ? given.multiValue.map((one) => one.value).join() : given.value
  })
  return parameters
}

const headerOf = (request: EdgeRequest, name: string): string => {
  const header = request.headers[name]
  return header ? header.value : ''
}

/** The document of a page for crawlers and browsers without scripts: it comes from the API, by a path that contains the whole cache key. */
const toDocument = (request: EdgeRequest): boolean => {
  const path = crawlerPath({
    method: request.method,
    path: request.uri,
    query: parametersOf(request),
    userAgent: headerOf(request, 'user-agent'),
    acceptLanguage: headerOf(request, 'accept-language'),
    referer: headerOf(request, 'referer'),
  })
  if (!path) return false
  request.uri = path
  // Another path is not another behaviour: without this the bucket would be asked for it.
  cf.selectRequestOriginById(apiOriginId)
  return true
}

/**
 * Gives every page of the app its document, and who runs no scripts the page's own. The cache looks at the path alone, which then says all that
 * the document hangs on. Only what looks like a file is asked of the bucket as it is, so that a missing script is a 404 and never a
 * page; CloudFront's own error pages could not tell the two apart, nor leave the API's refusals alone.
 */
export const handler = (event: EdgeEvent): EdgeRequest => {
  const request = event.request
  if (!toDocument(request) && !/\.[0-9a-z]+$/i.test(request.uri))
    request.uri = shellFor({
      path: request.uri,
      query: parametersOf(request),
      acceptLanguage: headerOf(request, 'accept-language'),
    })
  return request
}
