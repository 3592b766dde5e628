import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import type { listSuggestions } from '#shared/api/search.ts'
import { call } from '#web/api/client.ts'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { useCombobox, useComboboxState, useRoom } from './combobox.ts'
import {
  forget,
  forgetAll,
  remember,
  rememberText,
  useRecentSearches,
  useRememberSettled,
  type Choice,
} from './recent-searches.ts'
import { groupSuggestions, RecentList, SuggestionList } from './suggestion-list.tsx'

const pause = 120

type Groups = ReturnType<typeof groupSuggestions>

type Choices =
  | { kind: 'recent'; items: readonly Choice[] }
  | { kind: 'suggested'; items: readonly Choice[]; groups: Groups }

const none: Groups = []

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** Whether the text was typed since the page opened, and not searched for with Enter. */
  isTyped: RefObject<boolean>
  text: string
  onText: (text: string) => void
  /** Parameters of `GET /api/listings`, in place of the text. */
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** The list under a search box: recent searches, then suggestions. Its parent is positioned, and as wide as the box. */
const Suggestions = ({ input, isTyped, text, onText, onPick }: SuggestionsProps) => {
  const { t } = useT('suggestions')
  const id = useId()
  const popup = useRef<HTMLDivElement>(null)
  const typed = text.trim()
  const choices = useChoices(typed)
  const { items } = choices
  const removable = choices.kind === 'recent' ? items.length : 0

  const choose = (index: number) => {
    close()
    const choice = items[index]
    if (!choice) return forgetAll()
    remember(choice)
    // The box must have its new text before it loses the focus, since blur commits the text that it has.
    flushSync(() => onPick(choice.query))
    // The cars were behind the on-screen keyboard.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }
  const remove = (choice: Choice) => {
    forget(choice)
    input.current?.focus()
  }
  const { open, active, close } = useCombobox({
    input,
    isTyped,
    popup,
    // One more forgets all recent searches.
    count: removable ? removable + 1 : items.length,
    removable,
    onChoose: choose,
    onRemove: (index) => remove(items[index]!),
    onEmpty: () => onText(''),
    onSubmit: () => rememberText(text),
  })
  const isShown = open && items.length > 0
  useComboboxState(input, {
    expanded: isShown,
    listId: id,
    activeId: active < 0 ? undefined : `${id}-${active}`,
  })
  useRoom(popup, input, isShown)
  useRememberSettled(typed)

  const list = { id, active, onChoose: choose }
  return (
    <>
      <p role="status" className="sr-only">
        {isShown && choices.kind === 'suggested' && t('count', { count: items.length })}
      </p>
      {isShown && (
        <Popup input={input} popup={popup} onClose={close}>
          {choices.kind === 'recent' ? (
            <RecentList {...list} items={items} onRemove={remove} />
          ) : (
            <SuggestionList {...list} groups={choices.groups} typed={typed} />
          )}
        </Popup>
      )}
    </>
  )
}

/** The component, once its messages are there too: the pages have no bytes to spare for asking for them. */
export const loadSuggestions = async () => {
  await loadNamespace(currentLanguage(), 'suggestions')
  return Suggestions
}

/**
 * The choices of the list: recent searches before anything is typed, then suggestions, asked for after a pause in the
 * typing (120 ms). While an answer is under way the list stays as it was. `items` is the list in its order.
 */
const useChoices = (text: string): Choices => {
  const { recents } = useRecentSearches()
  const settled = useDebounced(text, pause)
  const { data, isError } = useSuggestions(text && settled)
  const groups = useMemo(() => (data ? groupSuggestions(data) : none), [data])

  const [shown, show] = useState<Groups | null>(null)
  const isAnswered = settled === text && (data !== undefined || isError)
  const next = text === '' ? null : isAnswered ? groups : shown
  if (next !== shown) show(next)

  return useMemo(
    () =>
      next
        ? { kind: 'suggested', items: next.flatMap(({ items }) => items), groups: next }
        : { kind: 'recent', items: recents },
    [next, recents],
  )
}

/** The suggestions that a text may be the beginning of; an empty one asks for nothing. */
const useSuggestions = (text: string) =>
  useQuery({
    queryKey: ['search', 'suggestions', text],
    queryFn: async ({ signal }) =>
      (await call<typeof listSuggestions>('GET /api/search/suggestions', { query: { q: text }, signal }))
        .suggestions,
    enabled: text !== '',
  })

type PopupProps = {
  input: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
  onClose: () => void
  children: ReactNode
}

/** The sheet under the box that a list lies on. The box keeps the focus while it is used. */
const Popup = ({ input, popup, onClose, children }: PopupProps) => (
  <>
    {/* On a phone a tap beside the list closes it, and opens no car that it nearly hit. */}
    <div role="presentation" onClick={() => input.current?.blur()} className="fixed inset-0 -z-1 sm:hidden" />
    <div
      ref={popup}
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      // A screen reader may put the focus on a button in here nevertheless.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== input.current && !currentTarget.contains(relatedTarget)) onClose()
      }}
      className="absolute start-0 top-full mt-2 w-full rounded-card border border-line bg-raised text-ink shadow-float sm:min-w-88"
    >
      {children}
    </div>
  </>
)
