import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { handlerPath } from '#infra/handler-path.ts'
import type { Contract } from '#shared/api/contract.ts'
import { functionModule } from '../function-module.ts'

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>

const loaded = new Map<string, LambdaHandler>()

/**
 * Loads a route's handler, on its first call; one that is loaded already is known here, since even a module that is
 * there costs a twentieth of a busy answer to import. Throws when the file is missing or exports none.
 */
export const loadHandler = async (contract: Contract): Promise<LambdaHandler> => {
  const file = functionModule(handlerPath(contract))
  const known = loaded.get(file)
  if (known) return known
  const { handler } = (await import(file)) as { handler?: LambdaHandler }
  if (typeof handler !== 'function') throw new Error(`${file} exports no handler`)
  loaded.set(file, handler)
  return handler
}
