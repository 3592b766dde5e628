import { parseArgs } from 'node:util'
import { shots, type Shot } from './shots.ts'
import { CommandError } from '#scripts/command/run-command.ts'

const usage = `Usage: npm run screenshots -- [--url http://localhost:3000] [part of a name …]
Names: ${shots.map(({ name }) => name).join(', ')}`

export type ScreenshotOptions = { url: string | undefined; chosen: readonly Shot[] }

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { url: { type: 'string' } } })
  } catch (cause) {
    throw new CommandError(usage, { cause })
  }
}

/** The pictures to take, and the site to take them of. @throws CommandError */
export const readOptions = (args: string[]): ScreenshotOptions => {
  const { values, positionals } = parse(args)
  const { url } = values
  if (url !== undefined && !URL.canParse(url)) throw new CommandError(usage)
  const unknown = positionals.filter((part) => !shots.some(({ name }) => name.includes(part)))
  if (unknown.length > 0) throw new CommandError(`No picture is named ${unknown.join(', ')}.\n${usage}`)
  const isChosen = ({ name }: Shot) =>
    positionals.length === 0 || positionals.some((part) => name.includes(part))
  return { url: url === undefined ? undefined : new URL(url).origin, chosen: shots.filter(isChosen) }
}
