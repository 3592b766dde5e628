import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { findOutputs } from './deploy/outputs.ts'
import { makeClients } from './stage/clients.ts'
import { readTraceOptions } from './trace/options.ts'
import { mapsIn, mapsOfRelease } from './trace/map-files.ts'
import { traceStack } from './trace/trace-stack.ts'
import { runCommand } from './command/run-command.ts'

// `npm run trace < stack.txt`: the lines of our sources in a stack trace of production.
await runCommand(async () => {
  const options = readTraceOptions(process.argv.slice(2))
  const clients = options && makeClients(options.region)
  const findMap =
    options && clients
      ? await mapsOfRelease(clients.s3, (await findOutputs(clients, options)).siteBucket, options.release)
      : mapsIn(join(import.meta.dirname, '../dist/maps'))
  process.stdout.write(await traceStack(await text(process.stdin), findMap))
})
