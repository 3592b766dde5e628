import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { endWithParent, tellParent } from '#scripts/local/parent.ts'
import type { Load, LoadResult } from '#scripts/bench/http.ts'

// Asks from its own process, so that asking and answering do not share a thread.

const ask = (agent: Agent, port: number, path: string): Promise<{ status: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const read = (response: IncomingMessage) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    }
    get({ agent, host: '127.0.0.1', port, path }, read).on('error', reject)
  })

const run = async ({ port, paths, connections }: Load, seconds: number): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [errors, bytes, asked] = [0, 0, 0]
  const start = performance.now()
  const end = start + seconds * 1000
  const visit = async () => {
    while (performance.now() < end) {
      const before = performance.now()
      const answer = await ask(agent, port, paths[asked++ % paths.length]!).catch(() => undefined)
      if (answer?.status !== 200) errors++
      else {
        times.push(performance.now() - before)
        bytes += answer.bytes
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  const elapsed = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  const answers = times.length
  return {
    answers,
    errors,
    perSecond: answers / elapsed,
    p50: at(0.5),
    p99: at(0.99),
    bytesPerAnswer: bytes / answers,
  }
}

endWithParent(async () => {})
const [load] = (await once(process, 'message')) as [Load]
await run(load, load.warmUpSeconds)
tellParent(await run(load, load.seconds))
