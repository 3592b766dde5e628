import { posix } from 'node:path'
import { modelEntries, models } from './code/models.ts'
import { reaches, type Reach } from './code/reach.ts'
import { readSources, rooms, type Room, type Source } from './code/read-sources.ts'
import { spreadOf } from './code/spread.ts'
import { readBenchOptions } from './options.ts'
import { textTable } from './table.ts'

// What we hold ourselves to. Lines of a file: half of a room's, and nine tenths.
const budgets: Partial<Record<Room, readonly [median: number, p90: number]>> = {
  functions: [45, 100],
  web: [75, 180],
  infra: [90, 180],
}
const longestFunction = 45
const longestHandler = 60
const mostHops = 2
const mostReached = 25
const shown = 10

const verdict = (holds: boolean): string => (holds ? 'holds' : 'MISSED')

const climbs = ({ imports }: Source): number =>
  Math.max(0, ...imports.map(({ written }) => written.split('/').filter((part) => part === '..').length))

const roomRow = (room: Room, sources: readonly Source[]): string[] => {
  const of = sources.filter((source) => source.room === room)
  const lines = spreadOf(of.map(({ lines }) => lines))
  const imports = spreadOf(of.map(({ imports }) => imports.length))
  const budget = budgets[room]
  const long = of.flatMap(({ functions }) => functions).filter(({ lines }) => lines > longestFunction)
  const figures = [of.length, lines.median, lines.p90, lines.max, imports.median, imports.p90]
  return [
    room,
    ...[...figures, Math.max(...of.map(climbs)), long.length].map(String),
    budget ? `${budget.join(' / ')} ${verdict(lines.median <= budget[0] && lines.p90 <= budget[1])}` : '',
  ]
}

const sizes = (sources: readonly Source[]): string =>
  textTable([
    [
      'lines of a file',
      'files',
      'median',
      'p90',
      'max',
      'imports',
      'p90',
      '../',
      `> ${longestFunction}`,
      'budget',
    ],
    ...rooms.map((room) => roomRow(room, sources)),
    [],
    ...models.map(({ name, files, lines, imports, climbs }) => [
      name,
      ...[files, ...lines, ...imports, climbs].map(String),
    ]),
  ])

const hopsTable = (found: readonly Reach[]): string => {
  const writing = found.flatMap(({ hops }) => (hops === undefined ? [] : [hops]))
  const near = writing.filter((hops) => hops <= mostHops).length
  const hops = spreadOf(writing)
  const all = spreadOf(found.map(({ reached }) => reached))
  const own = spreadOf(found.map(({ beyondDoor }) => beyondDoor))
  return [
    textTable([
      ['from an entry to what writes', 'hops', 'most', 'files reached', 'most'],
      [`${found.length} handlers here`, ...[hops.median, hops.max, all.median, all.max].map(String)],
      ['  without what every route loads', '', '', ...[own.median, own.max].map(String)],
      ...modelEntries.map(({ name, hops, reached }) => [name, String(hops), '', String(reached)]),
    ]),
    '',
    `within ${mostHops} hops: ${near} of the ${writing.length} that write: ${verdict(near === writing.length)}`,
    `about ${mostReached} files reached, median: ${verdict(own.median <= mostReached)}`,
  ].join('\n')
}

const worst = (title: string, rows: readonly (readonly [name: string, figure: number])[]): string => {
  const most = rows.toSorted(([, a], [, b]) => b - a).slice(0, shown)
  return textTable([[title, ''], ...most.map(([name, figure]) => [name, String(figure)])])
}

const sizeOf = ({ file, lines }: Source): readonly [string, number] => [file, lines]

const worstOf = (room: Room, sources: readonly Source[]): string[] => {
  const of = sources.filter((source) => source.room === room)
  const functions = of.flatMap(({ file, functions }) =>
    functions.map(({ name, lines }) => [`${name} in ${posix.relative(room, file)}`, lines] as const),
  )
  return [
    worst(`longest files of ${room}`, of.map(sizeOf)),
    worst(`longest functions of ${room}`, functions),
    worst(
      `most imports in ${room}`,
      of.map(({ file, imports }) => [file, imports.length]),
    ),
  ]
}

const handlersVerdict = (handlers: readonly Source[]): string => {
  const near = handlers.filter(({ lines }) => lines <= longestHandler).length
  return `a handler’s file ≤ ${longestHandler} lines: ${near} of ${handlers.length}: ${verdict(near === handlers.length)}`
}

/**
 * How large the files and functions of each room are, what they import and how far a handler reaches, beside the repositories that
 * this one takes its habits from. Tests and data are left out, as they were there.
 */
export const benchCode = async (args: string[]): Promise<void> => {
  readBenchOptions(args, [])
  const sources = readSources()
  const found = reaches(sources)
  const files = new Set(found.map(({ file }) => file))
  const handlers = sources.filter(({ file }) => files.has(file))
  const tables = [
    sizes(sources),
    `${hopsTable(found)}\n${handlersVerdict(handlers)}`,
    ...rooms.flatMap((room) => worstOf(room, sources)),
    worst('longest handlers', handlers.map(sizeOf)),
    worst(
      'files reached',
      found.map(({ file, reached }) => [file, reached]),
    ),
    worst(
      'hops to what writes',
      found.map(({ file, hops }) => [file, hops ?? 0]),
    ),
  ]
  console.log(tables.join('\n\n'))
}
