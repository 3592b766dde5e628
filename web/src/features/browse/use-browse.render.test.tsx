import { BrowserRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '#web/testing/render.tsx'
import { painted } from '#web/ui/painted.ts'
import { useDebouncedInput } from '#web/ui/use-debounced.ts'
import { useBrowse, useShownAtOnce } from './use-browse.ts'

type Query = { ticked: readonly string[]; text: string }

const codec = {
  parse: (params: URLSearchParams): Query => ({
    ticked: params.get('ticked')?.split(',').filter(Boolean) ?? [],
    text: params.get('text') ?? '',
  }),
  address: ({ ticked, text }: Query) => `ticked=${ticked.join()}${text && `&text=${text}`}`,
}

const toggle = ({ ticked, text }: Query, name: string): Query => ({
  text,
  ticked: ticked.includes(name) ? ticked.filter((other) => other !== name) : [...ticked, name],
})

/** The searches that are being prepared, each with what ends it. */
let preparing: { query: Query; end: () => void }[] = []
const prepare = (query: Query) =>
  new Promise<void>((resolve) => preparing.push({ query, end: () => resolve() }))

const Boxes = ({ query, onChange }: { query: Query; onChange: (name: string) => Promise<void> }) => {
  const [shown, press] = useShownAtOnce(query, toggle, onChange)
  return ['Toyota', 'Nissan'].map((name) => (
    <label key={name}>
      <input type="checkbox" checked={shown.ticked.includes(name)} onChange={() => press(name)} />
      {name}
    </label>
  ))
}

const Field = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const { flush, ...field } = useDebouncedInput(text, (typed) => typed.trim(), onChange)
  return <input aria-label="Text" onKeyDown={({ key }) => key === 'Enter' && flush()} {...field} />
}

const Search = () => {
  const { query, update } = useBrowse(codec, prepare)
  const navigate = useNavigate()
  return (
    <>
      <Boxes query={query} onChange={(name) => update((now) => toggle(now, name))} />
      <Field text={query.text} onChange={(text) => void update((now) => ({ ...now, text }))} />
      <p>Cars of: {query.ticked.join(' and ')}</p>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Elsewhere
      </button>
    </>
  )
}

const before = location.href

const open = async () => {
  history.replaceState(null, '', '/cars')
  const screen = await renderIn('en', <Search />, [], BrowserRouter)
  const box = (name: string) => screen.getByRole('checkbox', { name })
  const press = async (name: string) => box(name).click()
  return { screen, box, press, cars: screen.getByText(/^Cars of:/) }
}

beforeEach(() => {
  preparing = []
})
// The runner's own page.
afterEach(() => history.replaceState(null, '', before))

it('a pressed box is ticked before anything is found, and the page follows when it is', async () => {
  const { box, press, cars } = await open()
  await press('Toyota')
  await expect.element(box('Toyota')).toBeChecked()
  await expect.poll(() => preparing.length).toBe(1)
  await expect.element(cars).toHaveTextContent('Cars of:')
  expect(location.search).toBe('')
  preparing[0]!.end()
  await expect.element(cars).toHaveTextContent('Cars of: Toyota')
  await expect.poll(() => location.search).toBe('?ticked=Toyota')
  await expect.element(box('Toyota')).toBeChecked()
})

it('a second press before the first is found takes it along', async () => {
  const { box, press, cars } = await open()
  await press('Toyota')
  await press('Nissan')
  expect(preparing.map(({ query }) => query.ticked)).toEqual([['Toyota'], ['Toyota', 'Nissan']])
  preparing[0]!.end()
  await expect.element(box('Toyota')).toBeChecked()
  await expect.element(box('Nissan')).toBeChecked()
  preparing[1]!.end()
  await expect.element(cars).toHaveTextContent('Cars of: Toyota and Nissan')
  await expect.poll(() => location.search).toBe('?ticked=Toyota,Nissan')
})

it('a press between the frame of a change and its address takes it along', async () => {
  const { box, press, cars } = await open()
  await press('Toyota')
  const shown = new Promise<void>((resolve) => {
    const watch = () => cars.element().textContent === 'Cars of: Toyota' && resolve()
    new MutationObserver(watch).observe(cars.element(), {
      characterData: true,
      subtree: true,
      childList: true,
    })
  })
  preparing[0]!.end()
  await shown
  expect(location.search).toBe('')
  ;(box('Nissan').element() as HTMLInputElement).click()
  expect(location.search).toBe('?ticked=Toyota')
  expect(preparing[1]!.query.ticked).toEqual(['Toyota', 'Nissan'])
  preparing[1]!.end()
  await expect.element(cars).toHaveTextContent('Cars of: Toyota and Nissan')
  await expect.poll(() => location.search).toBe('?ticked=Toyota,Nissan')
})

it('what is typed stays, and goes on, while what was typed so far is being found', async () => {
  const { screen, press } = await open()
  const field = screen.getByRole('textbox', { name: 'Text' })
  // Each is found by and by: on a slow machine the field's own pause may begin searches between the keys, too.
  const addressOnceFound = () => {
    for (const { end } of preparing) end()
    return location.search
  }
  await field.click()
  await userEvent.keyboard('land c{Enter}')
  await expect.poll(() => preparing.at(-1)?.query.text).toBe('land c')
  await expect.element(field).toHaveValue('land c')
  await userEvent.keyboard('ru')
  await expect.poll(addressOnceFound).toMatch(/^\?ticked=&text=land%20c/)
  await expect.element(field).toHaveValue('land cru')
  await userEvent.keyboard('i{Enter}')
  expect(preparing.at(-1)!.query.text).toBe('land crui')
  await expect.poll(addressOnceFound).toBe('?ticked=&text=land%20crui')
  // A change of the text from elsewhere still works.
  history.replaceState(null, '', '/cars?ticked=')
  await press('Toyota')
  preparing.at(-1)!.end()
  await expect.element(field).toHaveValue('')
})

it('somebody who has gone elsewhere meanwhile is not brought back', async () => {
  const { screen, press } = await open()
  await press('Toyota')
  await screen.getByRole('button', { name: 'Elsewhere' }).click()
  preparing[0]!.end()
  await painted()
  expect(location.pathname + location.search).toBe('/elsewhere')
})
