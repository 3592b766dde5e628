import type { Messages } from './messages.ts'

/** Every file of messages; the first catalogue knows those that first visits ask for. */
export const furtherFiles: Readonly<Record<string, () => Promise<Messages>>> = import.meta.glob<Messages>(
  ['./en/*.ts', './ar/*.ts'],
  { import: 'default' },
)
