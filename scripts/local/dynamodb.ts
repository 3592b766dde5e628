import { setTimeout as delay } from 'node:timers/promises'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { openLog } from './child.ts'
import { freePort } from './free-port.ts'

/** Waits until something answers HTTP at `url`, with any status. Throws after a minute, naming `what`, or once `signal` says so. */
export const untilAnswers = async (url: string, what: string, signal?: AbortSignal): Promise<void> => {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(25, undefined, { signal })) {
    try {
      await (await fetch(url, { signal: AbortSignal.timeout(10_000) })).body?.cancel()
      return
    } catch {
      // Not yet.
    }
  }
  throw new Error(`${what} does not answer at ${url}.`)
}

// A foreign program cannot watch for our death. A shell holds the read end of a pipe whose write end only we have:
// when we are gone, even by kill -9, the kernel closes it and the shell ends the program.
const guard = `exec 3<&0
"$@" </dev/null 3<&- & program=$!
(read -r _ <&3; kill "$program") 2>/dev/null & wait "$program"`

const notInstalled =
  'The DynamoDB emulator (@dynoxide/linux-x64) is missing, as when npm is told to leave out optional packages. ' +
  'Run: npm ci --include=optional'
const elsewhere =
  `The built-in DynamoDB emulator exists for Linux on x64 only; this is ${process.platform}-${process.arch}. ` +
  'Start LocalStack or another DynamoDB, S3 and SQS endpoint and run: npm start -- --aws http://127.0.0.1:4566'

const findBinary = (): string => {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
  } catch (cause) {
    throw new Error(process.platform === 'linux' && process.arch === 'x64' ? notInstalled : elsewhere, {
      cause,
    })
  }
}

type DynamoDb = { endpoint: string; stop: () => Promise<void> }

/**
 * Starts the DynamoDB emulator on a free port with its data in `file`, and again whenever it dies. Throws when it ends before it has
 * answered once: it could not run the next time either.
 */
export const startDynamoDb = async (file: string, logFile: string): Promise<DynamoDb> => {
  const binary = findBinary()
  mkdirSync(dirname(file), { recursive: true })
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const command = [binary, 'serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file]
  let stopping = false

  const run = (): ChildProcess => {
    const log = openLog(logFile)
    const child = spawn('/bin/sh', ['-c', guard, 'sayara-dynamodb', ...command], {
      detached: true,
      stdio: ['pipe', log, log],
    })
    closeSync(log)
    child.once('exit', () => {
      child.stdin?.destroy()
      if (!stopping) setTimeout(() => stopping || (running = run()), 300)
    })
    return child
  }

  let running = run()
  const waiting = new AbortController()
  try {
    const ended = once(running, 'exit').then(([code, signal]) => {
      throw new Error(`It ended with ${signal ?? code}.`)
    })
    await Promise.race([ended, untilAnswers(endpoint, 'The DynamoDB emulator', waiting.signal)])
  } catch (cause) {
    stopping = true
    waiting.abort()
    running.stdin?.end()
    throw new Error(`The DynamoDB emulator does not run; ${logFile} says why.`, { cause })
  }
  return {
    endpoint,
    stop: async () => {
      stopping = true
      if (running.exitCode !== null || running.signalCode !== null) return
      const ended = once(running, 'exit')
      running.stdin?.end()
      await Promise.race([ended, delay(4000, undefined, { ref: false })])
    },
  }
}
