import * as z from 'zod/mini'
import { productName } from '#shared/constants/market.ts'
import { portProblem } from '../local/free-port.ts'
import { tooSmallForMarket } from './disk-problem.ts'
import { lockDataDir } from './lock.ts'
import { CommandError } from '#scripts/command/run-command.ts'
import { type StartOptions } from './options.ts'
import { clearRunningNote } from './running-note.ts'

const described = z.object({ info: z.object({ title: z.string() }) })

/** Whether what answers at a port says that it is this product. */
const isOurs = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, {
      signal: AbortSignal.timeout(2000),
    })
    return described.parse(await answer.json()).info.title === productName.en
  } catch {
    return false
  }
}

const portTaken = async (port: number): Promise<string> => {
  const who = (await isOurs(port))
    ? `another ${productName.en}, with other data: http://localhost:${port}`
    : 'another program'
  return `Port ${port} is taken by ${who}. Choose another: PORT=${port + 1} npm start`
}

/**
 * Takes the data directory and looks whether the port can be had. @returns what releases the directory
 * @throws CommandError that says who has them, or what the disk lacks
 */
export const claim = async ({ dataDir, port }: StartOptions): Promise<() => void> => {
  const release = lockDataDir(dataDir)
  clearRunningNote(dataDir)
  const problem = await portProblem(port)
  if (!problem) return release
  release()
  if (problem === 'taken') throw new CommandError(await portTaken(port))
  throw new CommandError(`This user may not listen on port ${port}. Choose another: PORT=3000 npm start`)
}

/** @throws CommandError when the demo market has no room in the directory */
export const requireRoom = (dataDir: string): void => {
  const problem = tooSmallForMarket(dataDir)
  if (problem) throw new CommandError(problem)
}
