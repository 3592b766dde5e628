import { join } from 'node:path'

export const root = join(
  import.meta.dirname ?? decodeURIComponent(new URL('.', import.meta.url).pathname),
  '../..',
)
export const modules = join(root, 'node_modules')
export const binaries = join(modules, '.bin')
export const node = join(binaries, 'node')

/** Ends this process with a sentence for the person at the terminal. */
export const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
