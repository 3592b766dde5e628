/** A sentence for the person at the terminal, shown without a stack: what a command cannot do, and what to do about it. */
export class CommandError extends Error {}

/** Somebody asked how a command is used: the message is the answer, and nothing has failed. */
export class HelpRequest extends CommandError {}

/** What to show of a failure: a sentence of ours or of AWS, such as a right that is missing; the stack of what nobody has thought of. */
const textOf = (error: unknown): string => {
  if (error instanceof CommandError) return error.message
  if (!(error instanceof Error)) return String(error)
  // By its name, because its class comes with all that reads the table.
  const isSentence = '$metadata' in error || error.name === 'DataTooNew'
  return isSentence ? `${error.name}: ${error.message}` : (error.stack ?? error.message)
}

/** Runs an operator's command: what is expected to go wrong is a sentence and ends with 1, all else keeps its stack. */
export const runCommand = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command()
  } catch (error) {
    const isHelp = error instanceof HelpRequest
    process[isHelp ? 'stdout' : 'stderr'].write(`${textOf(error)}\n`)
    process.exitCode = isHelp ? 0 : 1
  }
  // The IPC channel to the parent process would keep this one alive.
  if (process.connected) process.disconnect()
}
