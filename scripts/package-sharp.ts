import { join } from 'node:path'
import { packageSharp } from './deploy/package-sharp.ts'
import { runCommand } from './command/run-command.ts'
import { runNpm } from './stage/run-program.ts'

// `npm run package:sharp`: what decodes pictures in Lambda, for those who use the CDK by hand.
await runCommand(async () => {
  const isNew = await packageSharp(join(import.meta.dirname, '..'), runNpm)
  process.stdout.write(isNew ? 'sharp for Lambda is in dist/sharp-arm64.\n' : 'It is there already.\n')
})
