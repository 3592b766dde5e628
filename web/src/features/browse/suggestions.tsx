import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useQuery } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { listSuggestions } from '#shared/api/search.ts'
import { searchLimits } from '#shared/constants/offer-limits.ts'
import { pageForBeginning } from '#shared/reference/page-words.ts'
import type { DealerSuggestion } from '#shared/schemas/understood.ts'
import { call } from '#web/api/client.ts'
import { suggestHere } from '#web/entities/listing/queries.ts'
import { paths } from '#web/app/paths.ts'
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
import { groupSuggestions, type Place, RecentList, SuggestionList } from './suggestion-list.tsx'
import { addressOf } from './other-page.tsx'
import { useOwnIndex } from './use-own-index.ts'

const pause = 120

type Groups = ReturnType<typeof groupSuggestions>

type Choices =
  | { kind: 'recent'; items: readonly Choice[] }
  | { kind: 'suggested'; items: Groups[number]['items']; groups: Groups }

const none: Groups = []

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** Whether the text was typed since the page opened, and not searched for with Enter. */
  isTyped: RefObject<boolean | undefined>
  text: string
  onText: (text: string) => void
  /** Parameters of `GET /api/listings`, in place of the text. */
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** The list under a search box: recent searches, then suggestions. Its parent is positioned, and as wide as the box. */
const Suggestions = ({ input, isTyped, text, onText, onPick }: SuggestionsProps) => {
  const { t } = useT('suggestions')
  const id = useId()
  const navigate = useNavigate()
  const popup = useRef<HTMLDivElement>(null)
  const typed = text.trim()
  const choices = useChoices(typed)
  // A search leads to the cars: the index is loaded ahead.
  useOwnIndex(true)
  const { items } = choices
  const removable = choices.kind === 'recent' ? items.length : 0

  const choose = (index: number) => {
    close()
    const choice = items[index]
    if (!choice) return forgetAll()
    if ('to' in choice) return void navigate(choice.to)
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
    onRemove: (index) => choices.kind === 'recent' && remove(choices.items[index]!),
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
            <RecentList {...list} items={choices.items} onRemove={remove} />
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
 * typing (120 ms), or in this browser at once. While an answer is under way the list stays as it was. `items` is the list in its order.
 */
const useChoices = (text: string): Choices => {
  const { recents } = useRecentSearches()
  const settled = useDebounced(text, pause)
  const { data: here } = useSuggestionsHere(text)
  // Where this browser completes by itself, the server is asked for the names of dealers alone.
  const isAsked = here === null || (here !== undefined && text.length >= searchLimits.dealerName)
  const { data, isError } = useSuggestions(isAsked ? settled : '')
  const told = settled === text ? data : undefined
  const places = usePlaces(here ? text : settled, told?.dealers)
  const suggestions = here ?? data?.suggestions
  const groups = useMemo(
    () => (suggestions ? groupSuggestions(suggestions, places) : none),
    [suggestions, places],
  )

  const [shown, show] = useState<Groups | null>(null)
  const isAnswered = here ? true : settled === text && (data !== undefined || isError)
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

/** The page that a text means, and the storefronts of dealers that are called so. */
const usePlaces = (text: string, dealers: readonly DealerSuggestion[] | undefined): readonly Place[] => {
  const { t, language } = useT('suggestions')
  return useMemo(() => {
    const found = pageForBeginning(text)
    const pages = found
      ? [
          {
            kind: 'page' as const,
            name: found.number
              ? t('page.plate', { number: `\u2066${found.number}\u2069` })
              : t(`page.${found.page}`),
            to: addressOf(found.page, found.number),
          },
        ]
      : []
    const storefronts = (dealers ?? []).map(({ slug, label, count }) => ({
      kind: 'dealer' as const,
      name: label[language],
      to: paths.dealer(slug),
      count,
    }))
    return [...pages, ...storefronts]
  }, [text, dealers, t, language])
}

/** The same without the server, at every key; null where that has to be asked. */
const useSuggestionsHere = (text: string) =>
  useQuery({
    queryKey: ['search', 'suggestions-here', text],
    queryFn: () => suggestHere(text),
    enabled: text !== '',
    // The market goes on under the same text.
    gcTime: 0,
  })

/** The suggestions that a text may be the beginning of; an empty one asks for nothing. */
const useSuggestions = (text: string) =>
  useQuery({
    queryKey: ['search', 'suggestions', text],
    queryFn: ({ signal }) =>
      call<typeof listSuggestions>('GET /api/search/suggestions', { query: { q: text }, signal }),
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
