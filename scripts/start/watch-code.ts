import { watch } from 'node:fs'
import { join } from 'node:path'

const settleMs = 150

/** Calls `onChange` after source files of the back end have changed; editors write in bursts, so once per burst. */
export const watchCode = (root: string, onChange: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  const watchers = ['functions', 'shared'].map((name) =>
    watch(join(root, name), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return
      clearTimeout(timer)
      timer = setTimeout(onChange, settleMs)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
