import { AsyncLocalStorage } from 'node:async_hooks'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { idle } from './take-over.ts'

/** A process of the product at work: one call of a function. Once it has died, it does nothing more to the stores. */
export type Doing = { label: string; isDead: boolean; onDeath?: () => void }

type Outcome = 'ok' | 'refused' | 'lost' | 'late' | 'dies before' | 'dies after'

/** Something that a process wants of a store or another process, and whose time has not come. */
type Wish = {
  doing: Doing
  what: () => string
  /** Does it, and gives the answer. */
  serve: () => unknown
  /** The answer of a store that does not serve now, in its own words. */
  busy: () => unknown
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

type Timer = { at: number; act: () => void }

/** How often, of a thousand calls, each misfortune happens. */
export type Luck = Readonly<Partial<Record<Exclude<Outcome, 'ok'>, number>>>

const usualStandstills = 0.02

const cutOff = () => Object.assign(new Error('socket hang up'), { name: 'TimeoutError', code: 'ECONNRESET' })
const ended = () => new Error('The process has ended')

/**
 * The world's only clock and the order of everything in it. All that the product does between two calls of a store happens at once; which
 * call goes on next, how late and with what answer, says the seed.
 */
export class Scheduler {
  readonly doings = new AsyncLocalStorage<Doing>()
  random: Random = createRandom(0)
  now = 0
  luck: Luck = {}
  /** How far, in ms, an index or a read that need not be consistent may be behind. */
  stalestMs = 0
  /** The share of steps before which everything stands still for up to 1.5 s. */
  standstills = usualStandstills
  trace: string[] = []
  /** Whether a trace is kept, which takes as long as the schedule itself. */
  isTracing = false
  steps = 0
  #wishes: Wish[] = []
  #late: (() => unknown)[] = []
  #timers: Timer[] = []

  /** Begins a schedule: the same seed makes the same one. */
  begin(seed: number | string, now: number): void {
    this.random = createRandom(seed)
    this.now = now
    this.luck = {}
    this.stalestMs = 0
    this.standstills = usualStandstills
    this.trace = []
    this.steps = 0
    this.#wishes = []
    this.#late = []
    this.#timers = []
  }

  /** Adds a line to the trace, if there is to be one. */
  note(line: () => string): void {
    if (this.isTracing) this.trace.push(`${new Date(this.now).toISOString().slice(11, 23)} ${line()}`)
  }

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.now + Math.max(0, ms), act: AsyncLocalStorage.bind(act) }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer)
    }
  }

  /** Asks something of a store, as the process that is at work now. */
  ask({
    what,
    serve,
    busy,
    signal,
  }: Pick<Wish, 'what' | 'serve' | 'busy'> & { signal?: AbortSignal | undefined }) {
    const doing = this.doings.getStore() ?? { label: 'outside', isDead: false }
    return new Promise((resolve, reject) => {
      if (doing.isDead) return reject(ended())
      const wish = { doing, what, serve, busy, resolve, reject }
      this.#wishes.push(wish)
      signal?.addEventListener('abort', () => this.#abort(wish))
    })
  }

  #abort(wish: Wish): void {
    if (!this.#wishes.includes(wish)) return
    this.#wishes = this.#wishes.filter((one) => one !== wish)
    this.note(() => `${wish.doing.label} | ${wish.what()} | aborted`)
    wish.reject(Object.assign(new Error('Request aborted'), { name: 'AbortError' }))
  }

  /** Lets everything go on until `isDone`. `spawn` may begin something new instead of a step: it says whether it did. */
  async run(isDone: () => boolean, spawn: () => boolean = () => false): Promise<void> {
    for (;;) {
      await idle()
      if (isDone()) return
      if (spawn()) continue
      if (this.#wishes.length > 0) this.#step()
      else if (this.#late.length > 0) this.#arriveLate()
      else this.#pass()
    }
  }

  /** Serves what is still under way somewhere in the network. */
  flush(): void {
    while (this.#late.length > 0) this.#arriveLate()
  }

  get isWaiting(): boolean {
    return this.#wishes.length > 0
  }

  /** Moves the clock, and does what was to be done by then. */
  moveBy(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const next = this.#timers.reduce<Timer | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined)
      if (!next || next.at > until) break
      this.#timers = this.#timers.filter((one) => one !== next)
      this.now = next.at
      next.act()
    }
    this.now = until
  }

  /** With nothing else to do, the next timer is due. */
  #pass(): void {
    const at = this.#timers.reduce((first, timer) => Math.min(first, timer.at), Infinity)
    if (at === Infinity) throw new Error('Something is waited for that never comes')
    this.moveBy(at - this.now)
  }

  #arriveLate(): void {
    this.#late.splice(this.random.whole(0, this.#late.length - 1), 1)[0]?.()
  }

  #step(): void {
    this.steps++
    this.moveBy(
      this.random.chance(this.standstills) ? this.random.whole(200, 1500) : this.random.whole(1, 12),
    )
    if (this.#late.length > 0 && this.random.chance(0.3)) this.#arriveLate()
    if (this.#wishes.length === 0) return
    const [wish] = this.#wishes.splice(this.random.whole(0, this.#wishes.length - 1), 1)
    if (wish) this.#serve(wish, this.#draw())
  }

  #draw(): Outcome {
    let left = this.random.whole(0, 999)
    for (const [outcome, share] of Object.entries(this.luck))
      if ((left -= share) < 0) return outcome as Outcome
    return 'ok'
  }

  #serve(wish: Wish, outcome: Outcome): void {
    const { doing, what, serve, resolve, reject } = wish
    this.note(() => `${doing.label} | ${what()} | ${outcome}`)
    if (doing.isDead) return reject(ended())
    const serveSafely = () => {
      try {
        const answer = serve()
        return () => resolve(answer)
      } catch (error) {
        return () => reject(error as Error)
      }
    }
    if (outcome === 'late') this.#late.push(() => this.#serveLate(wish))
    if (outcome === 'refused') return this.#refuse(wish)
    const respond =
      outcome === 'ok' || outcome === 'lost' || outcome === 'dies after' ? serveSafely() : undefined
    if (outcome === 'lost' || outcome === 'late') return reject(cutOff())
    if (outcome === 'ok') return respond?.()
    doing.isDead = true
    doing.onDeath?.()
    reject(ended())
  }

  #refuse({ busy, resolve, reject }: Wish): void {
    try {
      resolve(busy())
    } catch (error) {
      reject(error as Error)
    }
  }

  #serveLate({ doing, what, serve }: Wish): void {
    this.note(() => `${doing.label} | ${what()} | arrives late`)
    try {
      serve()
    } catch {
      // Nobody waits for what it says.
    }
  }
}
