import { runCommand } from './command/run-command.ts'
import { alignFiles } from './restore/align-files.ts'
import { readFileOptions } from './restore/file-options.ts'
import { makeRestoreTools } from './restore/tools.ts'
import { findAccount } from './stage/clients.ts'

// `npm run restore:files`: photos and documents agree with a table that was put back. `infra/runbooks/restore.md` says when.
await runCommand(async () => {
  const options = readFileOptions(process.argv.slice(2))
  const tools = makeRestoreTools(options.values.region)
  await findAccount(tools.clients, [options.values.region])
  await alignFiles(options, tools)
})
