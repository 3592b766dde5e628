import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { waitForStores } from '#functions/core/time.ts'
import { handlerPath } from '#infra/handler-path.ts'
import type { Contract } from '#shared/api/contract.ts'

/**
 * The module of a function (`listings/get-listing`, `jobs/deliver-mail`): its source, or the bundle for Lambda when `LOCAL_BUNDLES`
 * names the folder that `bundle()` wrote to. Tests set it, so that nothing that is needed is left out of a bundle.
 */
const functionModule = (path: string): string => {
  const bundles = process.env['LOCAL_BUNDLES']
  if (!bundles) return `#functions/${path}.ts`
  const own = join(bundles, 'packages', path, `${path}.mjs`)
  return pathToFileURL(existsSync(own) ? own : join(bundles, 'pictures', `${path}.mjs`)).href
}

// Tests set it: what a busy machine does late is no failure of theirs. Bundles have a copy of the timeouts and keep it.
const storeMs = process.env['LOCAL_STORE_MS']
if (storeMs) waitForStores(Number(storeMs))

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

const loaded = new Map<string, unknown>()

/**
 * Loads the function at a path, on its first call; one that is loaded already is known here, since even a module that is
 * there costs a twentieth of a busy answer to import. Throws when the file is missing or exports none.
 */
export const loadFunction = async <Handler = (event: unknown, context: unknown) => Promise<unknown>>(
  path: string,
): Promise<Handler> => {
  const file = functionModule(path)
  const known = loaded.get(file)
  if (known) return known as Handler
  const { handler } = (await import(file)) as { handler?: Handler }
  if (typeof handler !== 'function') throw new Error(`${file} exports no handler`)
  loaded.set(file, handler)
  return handler
}

/** Loads a route's handler. */
export const loadHandler = (contract: Contract): Promise<LambdaHandler> =>
  loadFunction<LambdaHandler>(handlerPath(contract))
