import { useEffect, type RefObject } from 'react'

type ComboboxState = { expanded: boolean; listId: string; activeId: string | undefined }

/**
 * Tells screen readers through the box's attributes what its list does. Not as props: the page draws the box, and would
 * be drawn again for every key.
 */
export const useComboboxState = (
  input: RefObject<HTMLInputElement | null>,
  { expanded, listId, activeId }: ComboboxState,
): void =>
  useEffect(() => {
    const box = input.current
    if (!box || !expanded) return undefined
    box.setAttribute('aria-expanded', 'true')
    box.setAttribute('aria-controls', listId)
    if (activeId) box.setAttribute('aria-activedescendant', activeId)
    return () => {
      box.setAttribute('aria-expanded', 'false')
      box.removeAttribute('aria-controls')
      box.removeAttribute('aria-activedescendant')
    }
  }, [input, expanded, listId, activeId])
