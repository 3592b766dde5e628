import { parseArgs, type ParseArgsConfig } from 'node:util'
import { CommandError, HelpRequest } from './run-command.ts'

/**
 * Reads a command line by the options of `parseArgs`; `--help` and `-h` are options of every command.
 * @throws HelpRequest with the usage when it is asked for, CommandError with the reason and the usage for what is no option
 */
export const readArgs = <Config extends ParseArgsConfig & { args: readonly string[] }>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> => {
  if (config.args.some((arg) => arg === '--help' || arg === '-h')) throw new HelpRequest(usage)
  try {
    return parseArgs(config)
  } catch (cause) {
    // Node's first sentence says which option it is; the rest is advice about dashes.
    const [reason] = (cause as Error).message.split(/\. |\n/)
    throw new CommandError(`${reason}.\n${usage}`, { cause })
  }
}

/** Options and what they mean, as aligned lines of a usage text. */
export const optionLines = (options: readonly (readonly [option: string, meaning: string])[]): string => {
  const width = Math.max(...options.map(([option]) => option.length))
  return options.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`).join('\n')
}
