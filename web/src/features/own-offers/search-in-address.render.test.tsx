import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { renderIn } from '#web/testing/render.tsx'
import { type Inventory, useInventory } from './inventory-query.ts'
import { OfferSearch } from './offer-list.tsx'
import { useStockQuery } from './stock-query.ts'

const Page = ({ field, clear }: Pick<Inventory, 'field' | 'clear'>) => {
  const navigate = useNavigate()
  return (
    <>
      <OfferSearch {...field} />
      <button onClick={clear}>Clear</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="?q=Camry">Camrys</Link>
      <output>[{useLocation().search}]</output>
    </>
  )
}

const List = () => <Page {...useInventory()} />
const Table = () => <Page {...useStockQuery()} />
const searches = [
  ['list', List],
  ['table', Table],
] as const

const field = page.getByRole('searchbox')
const address = page.getByRole('status')
const press = (name: string) => userEvent.click(page.getByText(name, { exact: true }))

/** What stands in the field and in the address, also after every pause is over. */
const shows = async (text: string) => {
  for (const moment of ['at once', 'later']) {
    if (moment === 'later') await new Promise((resolve) => setTimeout(resolve, 600))
    await expect.element(field).toHaveValue(text)
    await expect.element(address).toHaveTextContent(text ? `[?q=${text}]` : '[]')
  }
}

it.each(searches)(
  'the search of the %s follows a link and Back after something was typed',
  async (_, Search) => {
    await renderIn('en', <Search />, ['dashboard'])
    await userEvent.type(field, 'Patrol')
    await shows('Patrol')
    await press('Camrys')
    await shows('Camry')
    await press('Back')
    await shows('Patrol')
  },
)

it.each(searches)(
  'the search of the %s that was cleared can be opened again by its link',
  async (_, Search) => {
    await renderIn('en', <Search />, ['dashboard'])
    await press('Camrys')
    await shows('Camry')
    await press('Clear')
    await shows('')
    await press('Camrys')
    await shows('Camry')
  },
)
