import { useId, useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { loadNamespace } from '#web/i18n/catalogue.ts'
import { useT } from '#web/i18n/use-t.ts'
import { currentLanguage } from '#web/stores/language.ts'
import type { Choice } from './choice.ts'
import { Popup } from './popup.tsx'
import { forget, forgetAll, remember, rememberText } from './recent-searches.ts'
import { RecentList } from './recent-list.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useChoices } from './use-choices.ts'
import { useCombobox } from './use-combobox.ts'
import { useComboboxState } from './use-combobox-state.ts'
import { useRememberSettled } from './use-remember-settled.ts'
import { useRoom } from './use-room.ts'

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
  /** Parameters of `GET /api/listings`, in place of the text. */
  onPick: (query: Readonly<Record<string, string>>) => void
}

/** The list under a search box: recent searches, then suggestions. Its parent is positioned, and as wide as the box. */
const Suggestions = ({ input, text, onText, onPick }: SuggestionsProps) => {
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
    // The box must have its new text before it loses the focus: it settles whatever it has.
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

/** The component, once its words are there too: the pages have no bytes to spare for asking for them. */
export const loadSuggestions = async () => {
  await loadNamespace(currentLanguage(), 'suggestions')
  return Suggestions
}
