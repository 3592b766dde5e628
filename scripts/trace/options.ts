import { CommandError } from '#scripts/command/run-command.ts'
import { readStageFlags } from '#scripts/stage/flags.ts'

/** The release whose maps are asked for; `undefined` where those of this checkout's last deploy are. */
export type TraceOptions = { stage: string; region: string; release: string | undefined } | undefined

/** Reads the command line of `npm run trace`. @throws CommandError with every problem */
export const readTraceOptions = (args: readonly string[]): TraceOptions => {
  if (args.length === 0) return undefined
  const { values, text } = readStageFlags('trace', args, {
    texts: {
      release: ['2026-11-23T09', 'the release that the stack is of; the one that answers without it'],
    },
  })
  return { stage: values.stage, region: values.region, release: text('release') }
}

/** What was pasted or piped to `npm run trace`. @throws CommandError when that is nothing */
export const readStack = (pasted: string): string => {
  if (pasted.trim() === '')
    throw new CommandError(
      'There is no stack trace to read. Paste one, or name its file: npm run trace < stack.txt',
    )
  return pasted
}
