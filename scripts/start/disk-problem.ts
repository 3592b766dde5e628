import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'

const megabyte = 1_000_000
// The measured size of the demo data (75 MB), with room for what is added to it and for the logs.
const marketMegabytes = 200
// With less free space than this, an error is blamed on the full disk.
const fullMegabytes = 5

// The problem, and a remedy besides choosing another directory.
const problems: Readonly<Record<string, readonly [what: string, remedy?: string]>> = {
  EACCES: ['may not be written by this user', 'Change who owns it'],
  EPERM: ['may not be written by this user', 'Change who owns it'],
  EROFS: ['is on a disk that can only be read'],
  EEXIST: ['is a file, not a directory'],
  ENOTDIR: ['lies below a file, not a directory'],
  ENOSPC: ['is on a disk that is full', 'Make room there'],
  EDQUOT: ['is on a disk whose quota is used up', 'Make room there'],
}

const nearestThere = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestThere(dirname(path))

const freeMegabytes = (path: string): number => {
  const { bavail, bsize } = statfsSync(nearestThere(path))
  return Math.floor((bavail * bsize) / megabyte)
}

/** The problem of a data directory that threw this error, as a sentence; undefined when the error is of another kind. */
export const diskProblem = (dataDir: string, { code = '' }: NodeJS.ErrnoException): string | undefined => {
  const problem = problems[code]
  if (!problem) return undefined
  const [what, remedy] = problem
  const choose = remedy ? `${remedy}, or choose` : 'Choose'
  return `The data directory ${dataDir} ${what}. ${choose} another: DATA_DIR=/elsewhere npm start`
}

/** Says that the demo market has no room in a directory, if so. */
export const tooSmallForMarket = (dataDir: string): string | undefined => {
  const free = freeMegabytes(dataDir)
  if (free >= marketMegabytes) return undefined
  return `The demo market needs about ${marketMegabytes} MB, and only ${free} MB are free at ${dataDir}. Make room, or choose another place: DATA_DIR=/elsewhere npm start`
}

/** Says that the disk of a directory is full, if so: SQLite and the stores' processes report it each with a message of their own. */
export const diskIsFull = (dataDir: string): string | undefined =>
  freeMegabytes(dataDir) < fullMegabytes
    ? `The disk with ${dataDir} is full. Make room there and start again; what was half-done is done anew.`
    : undefined
