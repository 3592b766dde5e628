import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react'
import { useGoOn } from '#web/ui/use-go-on.ts'
import type { SuggestionsProps } from './suggestions.tsx'

/**
 * Suggestions for a search box: `box` is spread on its input, `list` stands beside it in a positioned element. Their
 * code is fetched on the first focus; until then, and where it cannot be fetched, the box is a plain one.
 */
export const useSuggestBox = (props: Omit<SuggestionsProps, 'input' | 'isTyped'>) => {
  const input = useRef<HTMLInputElement>(null)
  // Typed here and not sent off: its suggestions open even when their code arrives after the results. False once it is sent off, which
  // the address says only when the cars are there.
  const isTyped = useRef<boolean>(undefined)
  const [List, arrive] = useState<ComponentType<SuggestionsProps>>()
  const load = () =>
    void import('./suggestions.tsx')
      .then(({ loadSuggestions }) => loadSuggestions())
      .then(
        (Suggestions) => arrive(() => Suggestions),
        () => {},
      )
  useGoOn(input, props.text, (text) => {
    isTyped.current = true
    props.onText(text)
  })
  // It may have the focus from before the app had come.
  const loadIfFocused = useEffectEvent(() => {
    if (document.activeElement === input.current) load()
  })
  useLayoutEffect(() => loadIfFocused(), [])
  return {
    box: {
      ref: input,
      // With the form's `action` it searches before the app has come, too.
      name: 'search',
      role: 'combobox',
      'aria-expanded': false,
      autoComplete: 'off',
      enterKeyHint: 'search' as const,
      onFocus: load,
      onInput: () => {
        isTyped.current = true
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') isTyped.current = false
      },
    },
    list: List && <List {...props} input={input} isTyped={isTyped} />,
  }
}
