import {
  stageOptionNames,
  stageOptions,
  stageProblems,
  type StageOption,
  type StageValues,
} from '#infra/stage-options.ts'
import { optionLines, readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'

/**
 * Flags of one command beside the options of a stage, each with what it means and what holds without it: its switches, and its text flags
 * with their placeholder in a usage line.
 */
export type OwnFlags = {
  switches?: Readonly<Record<string, string>>
  texts?: Readonly<Record<string, readonly [placeholder: string, about: string]>>
}

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

const usageOf = (command: string, { switches = {}, texts = {} }: OwnFlags): string => {
  const all = [
    ...flagged.map((name) => {
      const { placeholder, about = '' } = stageOptions[name]
      return [`${flagOf(name)} ${placeholder}`, about] as const
    }),
    ...Object.entries(texts).map(
      ([name, [placeholder, about]]) => [`--${name} ${placeholder}`, about] as const,
    ),
    ...Object.entries(switches).map(([name, about]) => [`--${name}`, about] as const),
  ]
  return `Usage: npm run ${command} -- ${all.map(([option]) => `[${option}]`).join(' ')}\n${optionLines(all)}`
}

const parse = (command: string, args: readonly string[], own: OwnFlags) => {
  const texts = [...flagged.map((name) => stageOptions[name].flag ?? ''), ...Object.keys(own.texts ?? {})]
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' }] as const),
    ...Object.keys(own.switches ?? {}).map((name) => [name, { type: 'boolean' }] as const),
  ])
  return readArgs({ args: [...args], options }, usageOf(command, own)).values
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
