import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

const stopGraceMs = 4000
const logBytes = 20 * 1024 * 1024

export type ChildOptions = {
  env: Readonly<Record<string, string>>
  /** Gets everything the child prints; absent: this terminal. */
  logFile?: string | undefined
  args?: readonly string[]
}

/** A log to append to, as a file descriptor. The one before is kept as `.1` once it is 20 MB. */
export const openLog = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logBytes) renameSync(file, `${file}.1`)
  return openSync(file, 'a')
}

/**
 * Starts a script of ours in its own process, tied to this one by an IPC channel. It is out of the terminal's process
 * group, so that Ctrl-C reaches this process alone, which then stops its children in order.
 */
export const startChild = (script: string, { env, logFile, args = [] }: ChildOptions): ChildProcess => {
  const log = logFile === undefined ? undefined : openLog(logFile)
  const output = log ?? 'inherit'
  const child = fork(script, args, {
    execArgv: [],
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (log !== undefined) closeSync(log)
  return child
}

/** The child's first message. Rejects when it ends before it has said anything. */
export const firstMessage = (child: ChildProcess): Promise<Record<string, unknown>> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, unknown>))
    child.once('error', reject)
    child.once('exit', (code, signal) => reject(new Error(`The process ended at once (${signal ?? code}).`)))
  })

/** Waits until the child says that its work is done, and has ended. Rejects when it ends otherwise. */
export const untilDone = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let isDone = false
    child.on('message', (message) => {
      isDone ||= (message as { done?: unknown }).done === true
    })
    child.once('error', reject)
    // The code alone would not tell: a child that was stopped half-way ends with 0 too.
    child.once('exit', () =>
      isDone ? resolve() : reject(new Error('The process ended before its work was done.')),
    )
  })

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Asks a child to end by closing its channel, and insists after 4 s. */
export const stopChild = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child) || child.pid === undefined) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  const insist = setTimeout(() => child.kill('SIGKILL'), stopGraceMs)
  await ended
  clearTimeout(insist)
}
