import { once } from 'node:events'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy for DynamoDB that throttles a share of the requests and counts them. */
export type ThrottleProxy = {
  url: string
  /** Sets the throttled share, from 0 (nothing) to 1 (everything). */
  throttle: (share: number) => void
  /** The number of SDK calls since the last count, and of the HTTP requests that they became. */
  count: () => { calls: number; requests: number }
  close: () => Promise<void>
}

const refusal = JSON.stringify({
  __type: 'com.amazonaws.dynamodb.v20120810#ThrottlingException',
  message: 'Rate of requests exceeds the allowed throughput.',
})

const passOn = (target: URL, request: IncomingMessage, response: ServerResponse): void => {
  const { method, url: path, headers } = request
  const onward = send({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** Starts a proxy for a table's endpoint. `random` selects the requests to throttle. */
export const startThrottleProxy = async (endpoint: string, random: () => number): Promise<ThrottleProxy> => {
  const target = new URL(endpoint)
  let share = 0
  let requests = 0
  // The SDK gives each call an id and keeps it for retries.
  let calls = new Set<string>()
  const server = createServer((request, response) => {
    requests++
    calls.add(String(request.headers['amz-sdk-invocation-id']))
    if (random() >= share) return passOn(target, request, response)
    request.resume()
    response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(refusal)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    throttle: (next) => void (share = next),
    count: () => {
      const counted = { calls: calls.size, requests }
      requests = 0
      calls = new Set()
      return counted
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
