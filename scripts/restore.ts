import { runCommand } from './command/run-command.ts'
import { readRestoreOptions } from './restore/options.ts'
import { restoreSteps } from './restore/steps.ts'
import { makeRestoreTools } from './restore/tools.ts'
import { runSteps } from './stage/steps.ts'

// `npm run restore`: a stage whose region is lost is open in another one. `infra/runbooks/restore.md` says when.
await runCommand(async () => {
  const options = readRestoreOptions(process.argv.slice(2))
  const tools = makeRestoreTools(options.values.region)
  await runSteps(restoreSteps(options, tools), { say: tools.say, now: () => performance.now() })
})
