import { afterEach, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { readStored, writeStored } from '#web/stores/storage.ts'
import { useStockSettings } from './stock-settings.ts'

const key = 'stockTable:usr_dealer'
afterEach(() => void writeStored(key, null))

it('keeps a view that another tab has saved when a column is shown, and the column when a view is saved', async () => {
  const [first, second] = [
    await renderHook(() => useStockSettings('usr_dealer')),
    await renderHook(() => useStockSettings('usr_dealer')),
  ]
  const old = { name: 'Old cars', search: 'sort=age' }
  const dear = { name: 'Dear cars', search: 'sort=price' }
  await second.act(() => second.result.current.saveView(old))
  await first.act(() => first.result.current.showColumn('mileage', true))
  await second.act(() => second.result.current.saveView(dear))
  expect(second.result.current.views).toEqual([old, dear])
  expect(second.result.current.columns).toContain('mileage')
  expect(JSON.parse(readStored(key)!)).toMatchObject({ views: [old, dear] })
  await first.act(() => first.result.current.forgetView(old.name))
  expect(first.result.current.views).toEqual([dear])
})
