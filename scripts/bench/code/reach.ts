import { jobAccess } from '#infra/access.ts'
import { handlerPath, jobPath } from '#infra/handler-path.ts'
import { liveRoutes } from '#shared/api/routes.ts'
import type { Source } from './read-sources.ts'

/** What a handler loads of the project, and how many imports lie between it and a file that writes; undefined when it only reads. */
export type Reach = {
  file: string
  /** Files, itself and the door included. */
  reached: number
  /** Files that are not part of the door: its own contract, repositories, rules and words. */
  beyondDoor: number
  hops: number | undefined
}

/** Every route's door: who calls, within which limits, by which contract. */
const door = 'functions/core/route-handler.ts'

const writes = /^(?:transact|(?:Put|Update|Delete|TransactWrite|BatchWrite)(?:Object)?Command)$/

const isWriter = ({ imports }: Source): boolean =>
  imports.some(({ isType, names }) => !isType && names.some((name) => writes.test(name)))

/** Every file that one leads to with the fewest imports on the way, nearest first. Types lead nowhere. */
const distances = (start: string, sources: ReadonlyMap<string, Source>): Map<string, number> => {
  const found = new Map([[start, 0]])
  for (const [file, hops] of found)
    for (const { from, isLocal, isType } of sources.get(file)?.imports ?? [])
      if (isLocal && !isType && !found.has(from)) found.set(from, hops + 1)
  return found
}

/** The file of every handler, and whether it is there to change something. */
const handlers: readonly { file: string; acts: boolean }[] = [
  ...liveRoutes.map((route) => ({ path: handlerPath(route), acts: route.method !== 'GET' })),
  ...Object.keys(jobAccess).map((name) => ({ path: jobPath(name), acts: true })),
].map(({ path, acts }) => ({ file: `functions/${path}.ts`, acts }))

/** How far each handler of a route or a job reaches. What the door writes, such as the count of a limit, is not the handler's writing. */
export const reaches = (all: readonly Source[]): Reach[] => {
  const sources = new Map(all.map((source) => [source.file, source]))
  const own = new Map([...sources].filter(([file]) => !file.startsWith('functions/core/')))
  const behind = distances(door, sources)
  return handlers.map(({ file, acts }) => {
    const reached = [...distances(file, sources).keys()]
    const writer = [...distances(file, own)].find(([file]) => own.has(file) && isWriter(own.get(file)!))
    return {
      file,
      reached: reached.length,
      beyondDoor: reached.filter((file) => !behind.has(file)).length,
      hops: acts ? writer?.[1] : undefined,
    }
  })
}
