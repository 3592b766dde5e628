import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readArgs } from './command/read-args.ts'
import { runCommand } from './command/run-command.ts'
import { readEndpoint } from './start/options.ts'

// `npm run test:api [-- --aws http://127.0.0.1:4566] [part of a file's name …]`: the API tests alone, on our emulators or on any
// other endpoint that speaks DynamoDB, S3 and SQS. Handlers and tests are the same; only the endpoint in their environment differs.
const usage = 'Usage: npm run test:api -- [--aws http://127.0.0.1:4566] [part of a file name …]'

const readOptions = (args: string[]): { endpoint: string | undefined; files: string[] } => {
  const { values, positionals } = readArgs(
    { args, allowPositionals: true, options: { aws: { type: 'string' } } },
    usage,
  )
  return { endpoint: values.aws === undefined ? undefined : readEndpoint(values.aws), files: positionals }
}

await runCommand(async () => {
  const { endpoint, files } = readOptions(process.argv.slice(2))
  const child = spawn('vitest', ['run', '--project', 'api*', ...files], {
    stdio: 'inherit',
    env: { ...process.env, ...(endpoint !== undefined && { TEST_AWS_ENDPOINT: endpoint }) },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  process.exitCode = code ?? 1
})
