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
