import { Worker } from 'node:worker_threads'

const graceMs = 1500

/**
 * Ends this child when its parent does, however that died: the kernel closes the IPC channel. `close` gets 1.5 s for
 * what is under way.
 */
export const endWithParent = (close: () => Promise<void>): void => {
  const end = (): void => {
    setTimeout(() => process.exit(0), graceMs)
    void close().finally(() => process.exit(0))
  }
  // It may have died while this child was still loading its modules.
  if (process.connected) process.once('disconnect', end)
  else end()
}

/** Like `endWithParent`, for a child that computes for seconds on end, during which it would get no event: a thread watches. */
export const endWithParentEvenWhenBusy = (): void => {
  const watch = `
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGKILL'), 250)`
  new Worker(watch, { eval: true }).unref()
  process.once('disconnect', () => process.exit(0))
}

/** Lets this process live on where its log lies on a full disk: the lines are lost. */
export const outliveFullLog = (): void => {
  for (const log of [process.stdout, process.stderr]) log.on('error', () => {})
}

/** Sends a message to the parent. */
export const tellParent = (message: Record<string, unknown>): void => void process.send?.(message)

/** Tells the parent that the work is done, and lets this process end. */
export const endWhenDone = (): void => {
  process.send?.({ done: true }, () => process.exit(0))
}
