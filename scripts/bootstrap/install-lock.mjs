import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

// An hour-old note is of a machine that was switched off meanwhile: its process number belongs to another process by now.
const oldestMs = 3_600_000

// The process that has just taken it may still be writing its number.
const freshMs = 1000

// In either direction, since clocks get set.
const ageMs = (file) => Math.abs(Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0))

const holderOf = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (ageMs(file) > oldestMs) return undefined
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}

const take = (file, pid) => {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, String(pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (ageMs(file) < freshMs || holderOf(file)) return false
    // Left by a process that was killed. The quicker one takes it in the next round.
    rmSync(file, { force: true })
    return false
  }
}

/**
 * Waits until this process alone may install, because two installations in one folder spoil each other.
 * @param {string} file Holds the process number of the one that installs.
 * @param {(pid: number) => void} onWait Called once with the process that we wait for.
 * @returns {Promise<() => void>} Lets the next one in.
 */
export const takeInstallLock = async (file, onWait) => {
  for (let notified = false; !take(file, process.pid); await delay(200)) {
    const holder = holderOf(file)
    if (holder && !notified) {
      onWait(holder)
      notified = true
    }
  }
  return () => rmSync(file, { force: true })
}
