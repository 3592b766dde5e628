import { readDestroyOptions } from './destroy/options.ts'
import { destroySteps, makeDestroyTools } from './destroy/steps.ts'
import { runCommand } from './command/run-command.ts'
import { runSteps } from './stage/steps.ts'

// `npm run destroy`: nothing of a test stage is left afterwards, and nothing of what people gave to prod is lost.
await runCommand(async () => {
  const options = readDestroyOptions(process.argv.slice(2))
  const tools = makeDestroyTools(options.values.region)
  await runSteps(destroySteps(options, tools), { say: tools.say, now: () => performance.now() })
})
