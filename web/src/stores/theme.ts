import { create } from 'zustand'
import { readStored, writeStored } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'

const initial = (): Theme => {
  const stored = readStored(key)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export const useTheme = create<{ theme: Theme }>(() => ({ theme: initial() }))

/** Chooses a theme; `system` follows the device and is the default. */
export const setTheme = (theme: Theme): void => {
  writeStored(key, theme === 'system' ? null : theme)
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  useTheme.setState({ theme })
}
