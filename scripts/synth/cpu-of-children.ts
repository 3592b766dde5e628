import { readFileSync } from 'node:fs'

// Linux's clock of processor time: a hundredth of a second on every machine that Node runs on.
const ticksPerSecond = 100

/**
 * Seconds of processor time of all processes that this one has started and that have ended, with theirs. Nothing where the machine
 * does not tell (it is Linux that does).
 */
export const cpuSecondsOfChildren = (): number | undefined => {
  try {
    const text = readFileSync('/proc/self/stat', 'utf8')
    // The second field, the program's name in brackets, may hold blanks. The 16th and 17th are what children took.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
  } catch {
    return undefined
  }
}
