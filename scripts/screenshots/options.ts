import { resolve } from 'node:path'
import { reviewed, shots, type Shot } from './shots.ts'
import { optionLines, readArgs } from '#scripts/command/read-args.ts'
import { CommandError } from '#scripts/command/run-command.ts'

const usage = `Usage: npm run screenshots -- [--url http://localhost:3000] [--review folder] [part of a name …]
${optionLines([
  ['--url', 'the site to take them of, as it was seeded; a market of its own without it'],
  ['--review', 'takes the screens for a reviewer into this folder, at both widths in both languages'],
])}
Names: ${shots.map(({ name }) => name).join(', ')}
With --review: ${reviewed.map(({ name }) => name).join(', ')}`

export type ScreenshotOptions = {
  url: string | undefined
  chosen: readonly Shot[]
  /** The pictures for a reviewer instead, and the folder they go to. */
  review?: { folder: string; chosen: typeof reviewed }
}

const parse = (args: string[]) => {
  const options = { url: { type: 'string' }, review: { type: 'string' } } as const
  return readArgs({ args, allowPositionals: true, options }, usage)
}

/** The pictures to take, and the site to take them of. @throws CommandError */
export const readOptions = (args: string[]): ScreenshotOptions => {
  const { values, positionals } = parse(args)
  const { url, review } = values
  if (url !== undefined && !URL.canParse(url)) throw new CommandError(usage)
  const named = review === undefined ? shots : reviewed
  const unknown = positionals.filter((part) => !named.some(({ name }) => name.includes(part)))
  if (unknown.length > 0) throw new CommandError(`No picture is named ${unknown.join(', ')}.\n${usage}`)
  const isChosen = ({ name }: { name: string }) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  const origin = url === undefined ? undefined : new URL(url).origin
  if (review === undefined) return { url: origin, chosen: shots.filter(isChosen) }
  return { url: origin, chosen: [], review: { folder: resolve(review), chosen: reviewed.filter(isChosen) } }
}
