import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

// An hour-old note is of a machine that was switched off meanwhile: its process number belongs to another process by now.
const oldestMs = 3_600_000

// A process that has just taken the lock may still be writing its number.
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
    // Left by a process that was killed. The fastest process takes it in the next round.
    rmSync(file, { force: true })
    return false
  }
}

/**
 * Waits until this process alone may install, because two installations in one folder spoil each other.
 * @param {string} file Holds the id of the installing process.
 * @param {(pid: number) => void} onWait Told once whom we wait for.
 * @returns {Promise<() => void>} Lets the next one in.
 */
export const takeInstallLock = async (file, onWait) => {
  for (let told = false; !take(file, process.pid); await delay(200)) {
    const holder = holderOf(file)
    if (holder && !told) {
      onWait(holder)
      told = true
    }
  }
  return () => rmSync(file, { force: true })
}
