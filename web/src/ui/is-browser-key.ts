import type { KeyboardEvent } from 'react'

/** Whether a key with an arrow is the browser's own: Back is Alt or ⌘ and an arrow. */
export const isBrowserKey = ({ altKey, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  altKey || metaKey || ctrlKey
