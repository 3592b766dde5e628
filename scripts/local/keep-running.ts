import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { firstMessage, stopChild } from './child.ts'

const retryMs = 3000

type Options = {
  launch: () => ChildProcess
  onAnswer: (child: ChildProcess, message: Record<string, unknown>) => void
  /** How long after its end a child is started again. */
  pauseMs: number
  /** It has ended and cannot be started for now. Called once until it answers again; it is tried on. */
  onDown?: (() => void) | undefined
}

export type Kept = {
  /** Takes up changed code. Rejects when that cannot be loaded. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts a child process, and again whenever it ends, every 3 s until it answers: a disk that is full for a while lets no
 * child begin. Rejects when the first one ends before it answers.
 */
export const keepRunning = async ({ launch, onAnswer, pauseMs, onDown }: Options): Promise<Kept> => {
  let child: ChildProcess
  // Aborted where the child is stopped on purpose, so that nothing starts it again.
  let life = new AbortController()

  const start = async (signal: AbortSignal): Promise<void> => {
    const started = launch()
    child = started
    const message = await firstMessage(started)
    onAnswer(started, message)
    // Only a child that once answered is started again by itself: code that cannot load would fail for ever.
    started.once('exit', () => void startAgain(signal).catch(() => {}))
  }

  const startAgain = async (signal: AbortSignal): Promise<void> => {
    for (let tries = 0; ; tries++) {
      await delay(tries === 0 ? pauseMs : retryMs, undefined, { signal })
      try {
        return await start(signal)
      } catch {
        signal.throwIfAborted()
        if (tries === 0) onDown?.()
      }
    }
  }

  const stop = async (): Promise<void> => {
    life.abort()
    await stopChild(child)
  }

  await start(life.signal)
  return {
    restart: async () => {
      await stop()
      life = new AbortController()
      await start(life.signal)
    },
    stop,
  }
}
