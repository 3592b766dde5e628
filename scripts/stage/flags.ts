import { parseArgs } from 'node:util'
import {
  stageOptionNames,
  stageOptions,
  stageProblems,
  type StageOption,
  type StageValues,
} from '#infra/stage-options.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/** Flags of one command beside the options of a stage: its switches, and its text flags with their placeholder in a usage line. */
export type OwnFlags = { switches: readonly string[]; texts?: Readonly<Record<string, string>> }

export type StageFlags = {
  values: StageValues & { stage: string; region: string }
  isOn: (name: string) => boolean
  text: (name: string) => string | undefined
  /** Whether the operator gave it, rather than a default. */
  isGiven: (option: StageOption) => boolean
}

const flagged = stageOptionNames.filter((name) => stageOptions[name].flag !== undefined)

/** An option as the operator writes it: `--mail-from`. */
export const flagOf = (option: StageOption): string => `--${stageOptions[option].flag ?? option}`

const usageOf = (command: string, { switches, texts = {} }: OwnFlags): string => {
  const ofStage = flagged.map((name) => `${flagOf(name)} ${stageOptions[name].placeholder}`)
  const ofCommand = [
    ...Object.entries(texts).map(([name, shown]) => `--${name} ${shown}`),
    ...switches.map((name) => `--${name}`),
  ]
  return `Usage: npm run ${command} -- ${[...ofStage, ...ofCommand].map((part) => `[${part}]`).join(' ')}`
}

const parse = (command: string, args: readonly string[], own: OwnFlags) => {
  const texts = [...flagged.map((name) => stageOptions[name].flag ?? ''), ...Object.keys(own.texts ?? {})]
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries([
        ...texts.map((name) => [name, { type: 'string' }] as const),
        ...own.switches.map((name) => [name, { type: 'boolean' }] as const),
      ]),
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.message.split('. ')[0]}.\n` : ''
    throw new CommandError(`${reason}${usageOf(command, own)}`, { cause })
  }
}

/**
 * Reads the flags of a command about a stage. `furtherProblems` adds what only that command asks for.
 * @throws CommandError with every problem at once, a sentence each
 */
export const readStageFlags = (
  command: string,
  args: readonly string[],
  own: OwnFlags,
  furtherProblems: (flags: StageFlags) => readonly string[] = () => [],
): StageFlags => {
  const given: Readonly<Record<string, unknown>> = parse(command, args, own)
  const textOf = (name: string): string | undefined => {
    const value = given[name]
    return typeof value === 'string' ? value : undefined
  }
  const told = flagged.flatMap((name): [string, string][] => {
    const value = textOf(stageOptions[name].flag ?? '')
    return value === undefined ? [] : [[name, value]]
  })
  const values: StageValues = { stage: 'dev', ...Object.fromEntries(told) }
  const flags: StageFlags = {
    // Both are there when it is returned: a region that was not given is a problem.
    values: values as StageFlags['values'],
    isOn: (name) => given[name] === true,
    text: textOf,
    isGiven: (option) => told.some(([name]) => name === option),
  }
  const problems = [...stageProblems(flags.values, flagOf), ...furtherProblems(flags)]
  if (problems.length > 0) throw new CommandError(problems.join('\n'))
  return flags
}

/** The same for the CDK: `-c stage=prod -c domain=cars.example`. */
export const contextArgs = (values: StageValues): string[] =>
  stageOptionNames.flatMap((name) => (values[name] === undefined ? [] : ['-c', `${name}=${values[name]}`]))
