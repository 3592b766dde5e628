import type { Messages } from './messages.ts'

/** Every file of messages; catalogue.ts itself names those that first visits ask for. */
export const otherFiles: Readonly<Record<string, () => Promise<Messages>>> = import.meta.glob<Messages>(
  ['./en/*.ts', './ar/*.ts'],
  { import: 'default' },
)
