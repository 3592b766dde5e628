import { Agent, type AgentOptions } from 'node:https'
import { RequestFilteringHttpsAgent } from 'request-filtering-agent'

// Loaded into the processes of the journeys' site alone (`serve.ts`): a feed at `p<port>.feed.example` comes from this machine. The
// product itself has no setting that would let it.

const { createConnection } = RequestFilteringHttpsAgent.prototype

RequestFilteringHttpsAgent.prototype.createConnection = function (options, done) {
  const { host = '' } = options as AgentOptions
  const [, port] = /^p(\d+)\.feed\.example$/.exec(host) ?? []
  if (!port) return createConnection.call(this, options, done)
  const here = { ...options, host: '127.0.0.1', port: Number(port), rejectUnauthorized: false }
  return Agent.prototype.createConnection.call(this, here, done) as ReturnType<typeof createConnection>
}
