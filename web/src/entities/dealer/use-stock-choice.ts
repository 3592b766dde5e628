import { startTransition, useMemo, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { parseStock, stockAddress, type StockChoice } from './stock-choice.ts'

/**
 * Which cars the address asks for, and how to change it, in place and without a history entry. Whoever changes the
 * category or the order begins at the first page again.
 */
export const useStockChoice = (): [StockChoice, change: (changed: Partial<StockChoice>) => void] => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => parseStock(params), [params])
  const [choice, show] = useOptimistic(fromAddress)
  const change = (changed: Partial<StockChoice>) =>
    startTransition(() => {
      // The address itself, not what was last drawn: two changes may come between two renders.
      const next = { ...parseStock(new URLSearchParams(window.location.search)), page: 1, ...changed }
      show(next)
      void navigate({ search: stockAddress(next) }, { replace: true })
    })
  return [choice, change]
}
