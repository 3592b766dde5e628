/** A sentence for the person at the terminal, shown without a stack: what a command cannot do, and what to do about it. */
export class CommandError extends Error {}

/** Somebody asked how a command is used: the message is the answer, and nothing has failed. */
export class HelpRequest extends CommandError {}

/** Runs an operator's command: what is expected to go wrong is a sentence and ends with 1, all else keeps its stack. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command()
  } catch (error) {
    const text =
      error instanceof CommandError ? error.message : error instanceof Error ? error.stack : String(error)
    const isHelp = error instanceof HelpRequest
    process[isHelp ? 'stdout' : 'stderr'].write(`${text}\n`)
    process.exitCode = isHelp ? 0 : 1
  }
  // The IPC channel to the parent process would keep this one alive.
  if (process.connected) process.disconnect()
}
