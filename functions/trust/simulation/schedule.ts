import { requestMs } from '#functions/core/time.ts'
import { api } from '#functions/testing/api.ts'
import type { Draw, Scene } from '#functions/trust/model/act.ts'
import { everyAct } from '#functions/trust/model/acts/every-act.ts'
import { expected, lineOf, sceneOf } from '#functions/trust/model/command.ts'
import type { World } from '#functions/trust/model/world.ts'
import type { Random } from '#scripts/seed/random.ts'
import type { Base } from './base.ts'
import { findFaults } from './find-faults.ts'
import type { Luck } from './scheduler.ts'
import { age, deliverOne, runToEnd, settle } from './settle.ts'
import { clockJobs, type Simulation } from './start.ts'

/** A command as it went. Without a status nobody knows: its process died, or the answer did not come. */
export type Played = {
  /** The kind of command. */
  name: string
  line: string
  status?: number
  code?: string
  /** The id of what it created. */
  created?: string
  /** Texts that no other command wrote. */
  marks: readonly string[]
  /** Labels of what it was about, and of its owner. */
  touches: readonly string[]
  isWrite: boolean
  began: number
  ended: number
}

/** How a schedule went. */
type Outcome = {
  seed: string
  played: readonly Played[]
  steps: number
  faults: readonly string[]
  trace: readonly string[]
}

const weathers: readonly Luck[] = [
  {},
  { refused: 40 },
  { lost: 50, late: 40 },
  { 'dies before': 25, 'dies after': 25 },
  { refused: 20, lost: 15, late: 15, 'dies before': 8, 'dies after': 8 },
]

const labelsOf = (thing: unknown): string[] => {
  if (typeof thing !== 'object' || thing === null) return []
  const { label, owner, about, buyer, seller } = thing as Record<string, unknown>
  return [...(typeof label === 'string' ? [label] : []), ...[owner, about, buyer, seller].flatMap(labelsOf)]
}

type Plan = { random: Random; focus: number; isFocused: boolean }

const drawFrom = ({ random, focus, isFocused }: Plan): Draw => ({
  who: random.whole(0, 9),
  isNatural: random.chance(0.85),
  // Commands about one thing get into each other's way.
  which: isFocused && random.chance(0.7) ? focus : random.whole(0, 999),
  other: random.whole(0, 999),
  how: random.whole(0, 999),
})

const totalWeight = everyAct.flatMap((act) => Array.from({ length: act.weight ?? 1 }, () => act))

type Chosen = { act: (typeof everyAct)[number]; draw: Draw; scene: Scene<unknown> }

const choose = (world: World, plan: Plan): Chosen => {
  for (;;) {
    const [act, draw] = [plan.random.pick(totalWeight), drawFrom(plan)]
    const scene = sceneOf(act, world, draw)
    if (scene) return { act, draw, scene }
  }
}

// As often as that gives most kinds of commands a chance.
const looksFor = 12

const chooseAbout = (world: World, plan: Plan, labels: readonly string[]): Chosen => {
  const some = Array.from({ length: looksFor }, () => choose(world, plan))
  return some.find(({ scene }) => labelsOf(scene.thing).some((label) => labels.includes(label))) ?? some[0]!
}

/**
 * Chooses the next command. Often it is the last one once more, as of somebody impatient or of two people at once, or another one about
 * the same thing: strangers who never meet show nothing.
 */
const chooseNext = (world: World, plan: Plan, last: Chosen | undefined): Chosen => {
  const { random } = plan
  const way = random.next()
  if (!last || way < 0.4) return choose(world, plan)
  if (way < 0.75) return chooseAbout(world, plan, labelsOf(last.scene.thing))
  const how = random.chance(0.5) ? random.whole(0, 999) : last.draw.how
  const draw = { ...last.draw, how }
  const scene = sceneOf(last.act, world, draw)
  return scene ? { act: last.act, draw, scene } : choose(world, plan)
}

const learn = (act: (typeof everyAct)[number], scene: Scene<unknown>, body: unknown): void => {
  try {
    expected(act, scene).learn?.(body)
  } catch {
    // The model knows one order of the commands, which may not have been this one.
  }
}

/**
 * Plays one schedule: commands of the model at the same time, jobs and messages between them, and whatever befalls their calls; then
 * everything is given the time to settle, and the stores are checked.
 */
export const playSchedule = async (simulation: Simulation, base: Base, seed: string): Promise<Outcome> => {
  const { scheduler, stores, begin, runJob } = simulation
  begin(seed, base.at)
  base.restore()
  const random = scheduler.random.fork('plan')
  const world = structuredClone(base.world)
  world.serial = 1000
  const plan = { random, focus: random.whole(0, 11), isFocused: random.chance(0.6) }
  const played: Played[] = []
  const faults: string[] = []
  let last: Chosen | undefined
  let active = 0
  const luck = random.pick(weathers)
  const isCalm = Object.keys(luck).length === 0
  scheduler.luck = luck
  scheduler.stalestMs = random.chance(0.5) ? 900 : 0

  const track = (work: Promise<unknown>): void => {
    active++
    const over = () => void active--
    work.then(over, over)
  }

  const perform = async (): Promise<void> => {
    last = chooseNext(world, plan, last)
    const { act, scene } = last
    world.serial++
    const line = `${played.length + 1}. ${lineOf(act, scene)}`
    const one: Played = {
      name: act.name,
      line,
      marks: [],
      touches: [],
      isWrite: true,
      began: scheduler.steps,
      ended: Infinity,
    }
    played.push(one)
    one.touches = [...labelsOf(scene.thing), scene.doer.label, ...labelsOf(scene.me)]
    const { method, path, body } = await act.request(scene)
    one.isWrite = method !== 'GET'
    one.marks = [...JSON.stringify(body ?? '').matchAll(/"((?:Text|Search) \d+)"/g)].map(
      ([, text = '']) => text,
    )
    const token = scene.doer.account?.sessions.at(-1)?.token
    scheduler.note(() => `${line} begins`)
    const asked = scheduler.now
    try {
      const answer = await scheduler.doings.run({ label: line, isDead: false }, () =>
        api(method, path, { token, body }),
      )
      one.status = answer.status
      one.code = String(answer.body?.code ?? '')
      if (answer.status === 201) one.created = answer.body?.id
      if (answer.status < 300) learn(act, scene, answer.body)
      // Nothing fails in calm weather, but slow stores may take longer than a request has.
      const isInTime = scheduler.now - asked < requestMs
      if (answer.status >= 500 && (answer.status !== 503 || (isCalm && isInTime)))
        faults.push(`${line} → ${answer.status} ${answer.body?.message}`)
    } catch (error) {
      if ((error as Error).name !== 'Died') throw error
    } finally {
      one.ended = scheduler.steps
      scheduler.note(() => `${line} → ${one.status ?? 'no answer'} ${one.code ?? ''}`)
    }
  }

  let left = random.whole(4, 9)
  let jobsLeft = random.whole(0, 3)
  const width = random.whole(2, 5)
  await scheduler.run(
    () => left === 0 && active === 0 && !simulation.isBusy() && jobsLeft === 0,
    () => {
      if (left > 0 && active < width && random.chance(active === 0 ? 1 : 0.2)) {
        left--
        track(perform())
        return true
      }
      if (stores.queue.length > 0 && random.chance(0.05)) {
        track(deliverOne(simulation, random.chance(0.2)))
        return true
      }
      if (jobsLeft > 0 && (left === 0 || random.chance(0.05))) {
        jobsLeft--
        const job = random.pick(clockJobs)
        scheduler.note(() => `${job} begins`)
        track(runJob(job))
        if (random.chance(0.3)) track(runJob(job))
        return true
      }
      return false
    },
  )

  scheduler.note(() => 'settles')
  scheduler.luck = {}
  scheduler.stalestMs = 0
  scheduler.flush()
  const [isCompacted, isSearched, isAged] = [random.chance(0.2), random.chance(0.25), random.chance(0.04)]
  await runToEnd(simulation, async () => {
    faults.push(
      ...(await settle(simulation, isCompacted)),
      ...(await findFaults(simulation, played, { isCalm, isSearched, isAged: false })),
    )
    if (!isAged || faults.length > 0) return
    scheduler.note(() => 'ages')
    scheduler.luck = luck
    await age(simulation)
    scheduler.luck = {}
    scheduler.flush()
    faults.push(...(await age(simulation)), ...(await settle(simulation, true)))
    faults.push(...(await findFaults(simulation, played, { isCalm, isSearched: true, isAged })))
  })
  for (const fault of faults) scheduler.note(() => `FAULT ${fault}`)
  return { seed, played, steps: scheduler.steps, faults, trace: scheduler.trace }
}
