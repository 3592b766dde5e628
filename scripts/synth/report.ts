import { readFileSync } from 'node:fs'
import { type BundleSize, mostOfKind } from '#infra/bundle-sizes.ts'
import type { MeasuredLimit } from '#infra/rehearsal/limits.ts'
import type { NagResult, SynthesisedStack } from '#scripts/stage/assembly.ts'

// Linux's clock of processor time: a hundredth of a second on every machine that Node runs on.
const ticksPerSecond = 100

/**
 * Seconds of processor time of all processes that this one has started and that have ended, with theirs. Nothing where the machine
 * does not tell (it is Linux that does).
 */
export const cpuSecondsOfChildren = (): number | undefined => {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8')
    // The second field, the program's name in brackets, may hold blanks. The 16th and 17th are what children took.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** CloudFormation takes 500; the rest is room for a stack to grow. */
export const mostResources = 400

const largestShown = 5
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
const against = (value: number, goal: number, said: string): string =>
  `${said}${value > goal ? '  OVER' : ''}`

const resourcesIn = ({ template }: SynthesisedStack): number => Object.keys(template.Resources ?? {}).length

const stackRow = (stack: SynthesisedStack): string => {
  const count = resourcesIn(stack)
  const cells = [stack.name.padEnd(28), String(count).padStart(9), kB(stack.bytes).padStart(9)]
  return against(count, mostResources, cells.join(''))
}

export const stackTable = (stacks: readonly SynthesisedStack[]): string =>
  [
    ['stack'.padEnd(28), 'resources'.padStart(9), 'template'.padStart(9)].join(''),
    ...stacks.map(stackRow),
    `Most that a stack may hold here: ${mostResources} resources (CloudFormation: 500).`,
  ].join('\n')

/** A table of AWS's limits beside the highest value found; their sources are in `infra/rehearsal/limits.ts`. */
export const limitTable = (limits: readonly MeasuredLimit[]): string =>
  [
    ['limit'.padEnd(58), 'found'.padStart(9), 'allowed'.padStart(10)].join(''),
    ...limits.map(({ name, found, allowed }) =>
      against(
        found,
        allowed,
        [name.padEnd(58), String(found).padStart(9), String(allowed).padStart(10)].join(''),
      ),
    ),
  ].join('\n')

/** What the validations have found: warnings, since an error would have ended the synthesis. */
export const validationLines = (results: readonly NagResult[]): string =>
  results.length === 0
    ? 'Validation: none ran.'
    : results
        .map(
          ({ rules, findings }) =>
            `${rules}: ${findings === 0 ? 'no warnings' : `${findings === 1 ? '1 warning' : `${findings} warnings`}, named above`}`,
        )
        .join('\n')

export const bundleLines = (handlers: readonly BundleSize[]): string => {
  const largest = handlers.toSorted((a, b) => b.bytes - a.bytes)
  const named = ({ name, bytes }: BundleSize) => `${name} ${kB(bytes)}`
  const reader = largest.find(({ kind }) => kind === 'read')
  return [
    `${handlers.length} handlers. The largest: ${largest.slice(0, largestShown).map(named).join(', ')}.`,
    ...(reader
      ? [
          against(
            reader.bytes,
            mostOfKind.read,
            `The largest that only reads: ${named(reader)} (at most ${kB(mostOfKind.read)}).`,
          ),
        ]
      : []),
  ].join('\n')
}

/** How long it took, without a limit: that is a measure of the machine. */
export const cpuLine = (seconds: number | undefined): string =>
  seconds === undefined
    ? 'Processor time: this machine does not tell.'
    : `Bundling and synthesis took ${seconds.toFixed(1)} s of processor time.`

/** Stacks that hold more than they may. */
export const tooLarge = (stacks: readonly SynthesisedStack[]): string[] =>
  stacks.filter((stack) => resourcesIn(stack) > mostResources).map(({ name }) => name)
