import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lastMaps } from './deploy/folders.ts'
import { findOutputs } from './deploy/outputs.ts'
import { signedInClients } from './stage/clients.ts'
import { readStack, readTraceOptions, type TraceOptions } from './trace/options.ts'
import { mapsIn, mapsOfRelease } from './trace/map-files.ts'
import { traceStack } from './trace/trace-stack.ts'
import { runCommand } from './command/run-command.ts'

const mapsOfStage = async (options: NonNullable<TraceOptions>) => {
  const clients = await signedInClients(options.region)
  const { siteBucket } = await findOutputs(clients, options)
  return mapsOfRelease(clients.s3, siteBucket, options.release)
}

// `npm run trace < stack.txt`: the lines of our sources in a stack trace of production.
await runCommand(async () => {
  const options = readTraceOptions(process.argv.slice(2))
  const findMap = options
    ? await mapsOfStage(options)
    : mapsIn(await lastMaps(join(import.meta.dirname, '..')))
  if (process.stdin.isTTY) process.stderr.write('Paste a stack trace, then press Enter and Ctrl-D.\n')
  const stack = readStack(await text(process.stdin))
  process.stdout.write(await traceStack(stack, findMap))
})
