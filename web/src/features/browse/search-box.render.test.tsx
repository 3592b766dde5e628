import { useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '#web/testing/render.tsx'
import { remember } from './recent-searches.ts'
import { SearchBox } from './search-box.tsx'
import { loadSuggestions, type SuggestionsProps } from './suggestions.tsx'

const Search = () => {
  const [text, setText] = useState('patrol')
  return <SearchBox value={text} onChange={setText} onPick={() => {}} />
}

it('whoever clears the search goes on in its box, as the pressed button goes away', async () => {
  const screen = await renderIn('en', <Search />, ['search', 'suggestions'])
  const clear = screen.getByRole('button', { name: /clear/i })
  await clear.click()
  await expect.element(clear).not.toBeInTheDocument()
  await expect.element(screen.getByRole('combobox')).toHaveValue('')
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

it('after a search was sent off, a focus that comes back by itself opens no list; an arrow does', async () => {
  remember({ label: { en: 'Toyota', ar: 'تويوتا' }, query: { make: 'Toyota' } })
  const screen = await renderIn('en', <Search />, ['search', 'suggestions'])
  const [box, list] = [screen.getByRole('combobox'), screen.getByRole('listbox')]
  await box.fill('')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(list).not.toBeInTheDocument()
  const element = box.element() as HTMLInputElement
  const drawn = () => new Promise((resolve) => setTimeout(resolve))
  element.blur()
  await drawn()
  element.focus()
  await drawn()
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(list).toBeVisible()
})

const nothing = () => {}

/** A box in which Enter is pressed just after its list was drawn. */
const SentOff = ({ List }: { List: ComponentType<SuggestionsProps> }) => {
  const input = useRef<HTMLInputElement>(null)
  const isTyped = useRef<boolean>(true)
  const [isAsked, ask] = useState(false)
  useLayoutEffect(() => {
    if (isAsked) isTyped.current = false
  }, [isAsked])
  return (
    <>
      <input ref={input} aria-label="Search" onFocus={() => ask(true)} />
      {isAsked && <List input={input} isTyped={isTyped} text="" onText={nothing} onPick={nothing} />}
    </>
  )
}

it('a search that is sent off between the drawing of its list and the first key leaves none open', async () => {
  remember({ label: { en: 'Toyota', ar: 'تويوتا' }, query: { make: 'Toyota' } })
  const List = await loadSuggestions()
  const screen = await renderIn('en', <SentOff List={List} />, ['search', 'suggestions'])
  const box = screen.getByRole('textbox').element() as HTMLInputElement
  box.focus()
  await expect.poll(() => box.getAttribute('aria-autocomplete')).toBe('list')
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('listbox').query()).toBeNull()
})
