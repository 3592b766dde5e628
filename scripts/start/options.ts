import { resolve } from 'node:path'
import { optionLines, readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'

export type StartOptions = {
  dev: boolean
  port: number
  dataDir: string
  awsEndpoint: string | undefined
  /** How many factors the demo’s admins sign in with. */
  staffFactors: 'one' | 'two'
}

const readPort = (text: string): number => {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new CommandError(`PORT must be a number between 1 and 65535; it is "${text}".`)
}

const readFactors = (text: string): 'one' | 'two' => {
  if (text === 'one' || text === 'two') return text
  throw new CommandError(`STAFF_FACTORS must be one or two; it is "${text}".`)
}

/** The address of an AWS-compatible endpoint, as `--aws` takes it. @throws CommandError */
export const readEndpoint = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new CommandError(
      `--aws takes the address of an endpoint, such as http://127.0.0.1:4566; it is "${text}".`,
    )
  }
  const url = new URL(text)
  // With a name instead of a number, S3 clients put the bucket in front of it, and nobody resolves that.
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1'
  return url.origin
}

const usage = `Usage: [PORT=3000] [DATA_DIR=.data] [STAFF_FACTORS=two] npm start -- [--dev] [--aws http://127.0.0.1:4566]
${optionLines([
  ['PORT', 'the port of the site; 3000 without it'],
  ['DATA_DIR', 'the directory of the market’s data and logs; .data without it'],
  ['STAFF_FACTORS', 'two: admins need two-step sign-in, as in a deployed stage; one without it'],
  ['ALLOWED_HOSTS', 'names that a tunnel may pass on, joined by commas; none but localhost without it'],
  ['--dev', 'reloads the web and the functions as you edit, as npm run dev does'],
  ['--aws', 'an AWS-compatible endpoint for DynamoDB, S3 and SQS; our own emulators without it'],
])}`

const parse = (args: string[]) =>
  readArgs({ args, options: { dev: { type: 'boolean', default: false }, aws: { type: 'string' } } }, usage)
    .values

/** Reads the command line and the environment. Throws CommandError. */
export const readOptions = (args: string[], env: NodeJS.ProcessEnv): StartOptions => {
  const { dev, aws } = parse(args)
  return {
    dev,
    port: readPort(env['PORT'] || '3000'),
    dataDir: resolve(env['DATA_DIR'] || '.data'),
    awsEndpoint: aws === undefined ? undefined : readEndpoint(aws),
    staffFactors: readFactors(env['STAFF_FACTORS'] || 'one'),
  }
}
