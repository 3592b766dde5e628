import { deepStrictEqual } from 'node:assert/strict'
import type fc from 'fast-check'
import { api, type ApiAnswer } from '#functions/testing/api.ts'
import { errors } from '#shared/errors.ts'
import type { Act, Done, Draw, Scene } from '#functions/trust/model/act.ts'
import type { Coverage } from '#functions/trust/model/coverage.ts'
import { lookAround } from '#functions/trust/model/look-around.ts'
import { isAdmin, isDealership, isSignedIn, refuse, Refused } from '#functions/trust/model/rules.ts'
import type { Watcher } from '#functions/trust/model/watcher.ts'
import type { Account, Actor, World } from '#functions/trust/model/world.ts'

/** The parts of a run besides its world: the watcher, the commands so far and the coverage. */
export type Outside = { watcher: Watcher; lines: string[]; coverage: Coverage }

const mayEnter: Record<Act['access'], (me: Account) => boolean> = {
  anyone: () => true,
  user: () => true,
  seller: (me) => !isAdmin(me),
  dealership: isDealership,
  admin: isAdmin,
}

/** Checks whether the caller may call at all. @throws Refused */
const admit = (access: Act['access'], me: Account | null): void => {
  if (!me && access !== 'anyone') refuse('UNAUTHORIZED')
  if (me && !mayEnter[access](me)) refuse('FORBIDDEN')
}

const doerOf = (act: Act, world: World, thing: unknown, draw: Draw): Actor => {
  const account = draw.isNatural ? act.by?.(world, thing, draw) : undefined
  const natural = account && world.actors.find((actor) => actor.account === account)
  return natural ?? world.actors[draw.who % world.actors.length]!
}

/** The scene of a command in this world, or undefined when it has no item. */
export const sceneOf = (act: Act, world: World, draw: Draw): Scene<unknown> | undefined => {
  const thing = act.thing(world, draw)
  if (thing === undefined) return undefined
  const doer = doerOf(act, world, thing, draw)
  const me = isSignedIn(doer.account) ? doer.account : null
  return act.ready && !act.ready(me) ? undefined : { world, draw, doer, me, thing }
}

type Expected = Done | { status: number; code: string; learn?: never }

/** What the rules say of a command, which they also do in the model's world. */
export const expected = (act: Act, scene: Scene<unknown>): Expected => {
  try {
    admit(act.access, scene.me)
    return act.judge(scene as Parameters<Act['judge']>[0])
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { status: errors[error.code].status, code: error.code }
  }
}

const labelOf = (thing: unknown): string =>
  thing && typeof thing === 'object' && 'label' in thing ? ` ${String(thing.label)}` : ''

/** A command as a line. */
export const lineOf = (act: Act, scene: Scene<unknown>): string =>
  `${scene.doer.label}: ${act.name}${labelOf(scene.thing)} ${act.say?.(scene) ?? ''}`.trimEnd()

const codeOf = (answer: ApiAnswer): string =>
  answer.status < 300 ? 'OK' : String(answer.body?.code ?? answer.body?.message)

/**
 * Runs one command in the model and over HTTP, compares the responses and then the visible state.
 * @returns false when the command has no item
 * @throws Error with the commands so far when the two differ
 */
export const perform = async (act: Act, draw: Draw, world: World, outside: Outside): Promise<boolean> => {
  const scene = sceneOf(act, world, draw)
  if (!scene) return false
  const { lines, coverage, watcher } = outside
  world.serial++
  const line = lineOf(act, scene)
  lines.push(line)
  try {
    const { method, path, body } = await act.request(scene)
    const token = scene.doer.account?.sessions.at(-1)?.token
    const answer = await api(method, path, { token, body })
    const right = expected(act, scene)
    const code = codeOf(answer)
    lines[lines.length - 1] = `${line} → ${answer.status} ${code}`
    deepStrictEqual(
      { status: answer.status, code },
      { status: right.status, code: 'code' in right ? right.code : 'OK' },
      `answered ${answer.status} ${code}, should be ${right.status} ${'code' in right ? right.code : 'OK'}`,
    )
    right.learn?.(answer.body)
    await lookAround(world, scene, watcher)
    coverage.note(act.name, code)
  } catch (error) {
    throw new Error(`${lines.join('\n')}\n\n${(error as Error).message}`, { cause: error })
  }
  return true
}

/** Wraps `perform` as a fast-check command. */
export const toCommand = (act: Act, draw: Draw): fc.AsyncCommand<World, Outside> => ({
  check: (world) => sceneOf(act, world as World, draw) !== undefined,
  run: async (world, outside) => void (await perform(act, draw, world, outside)),
  toString: () => `${act.name} ${JSON.stringify(draw)}`,
})
