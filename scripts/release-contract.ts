import { writeFileSync } from 'node:fs'
import { releasedFile, releasedText } from './contract/released.ts'
import { runCommand } from './command/run-command.ts'

// `npm run release:contract`: from now on, what is built must work with the API as it is now. Part of making a release.
await runCommand(async () => {
  writeFileSync(releasedFile, releasedText())
  process.stdout.write('shared/api/released/openapi.json is the API of this checkout.\n')
})
