import { useRef, useState, type ComponentType } from 'react'
import type { SuggestionsProps } from './suggestions.tsx'

/**
 * Suggestions for a search box: `box` is spread on its input, `list` stands beside it in a positioned element. Their
 * code is fetched on the first focus; until then, and where it cannot be fetched, the box is a plain one.
 */
export const useSuggestBox = (props: Omit<SuggestionsProps, 'input'>) => {
  const input = useRef<HTMLInputElement>(null)
  const [List, arrive] = useState<ComponentType<SuggestionsProps>>()
  const load = () =>
    void import('./suggestions.tsx')
      .then(({ loadSuggestions }) => loadSuggestions())
      .then(
        (Suggestions) => arrive(() => Suggestions),
        () => {},
      )
  return {
    box: {
      ref: input,
      role: 'combobox',
      'aria-expanded': false,
      autoComplete: 'off',
      enterKeyHint: 'search' as const,
      onFocus: load,
    },
    list: List && <List {...props} input={input} />,
  }
}
