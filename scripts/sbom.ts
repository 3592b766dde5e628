import { join } from 'node:path'
import { sbomFile, writeSbom } from './deploy/sbom.ts'
import { runCommand } from './command/run-command.ts'
import { runNpm } from './stage/run-program.ts'

// `npm run sbom`: which packages are in what is deployed, as CycloneDX. Needs no network.
await runCommand(async () => {
  const count = await writeSbom(join(import.meta.dirname, '..'), runNpm)
  process.stdout.write(`${count} packages: ${sbomFile}\n`)
})
