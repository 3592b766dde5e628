import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderIn } from '#web/testing/render.tsx'
import { SearchBox } from './search-box.tsx'

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
