import { useSearchParams } from 'react-router-dom'

/** How many days the charts show, as the address and the API have it. */
export const periods = ['7', '30', '90'] as const
export type Period = (typeof periods)[number]

const usual: Period = '30'

/** The period in `?days=`, and how to change it; the usual one stays out of the address. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearchParams()
  const period = periods.find((known) => known === search.get('days')) ?? usual
  const show = (next: Period) =>
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        if (next === usual) params.delete('days')
        else params.set('days', next)
        return params
      },
      { replace: true },
    )
  return [period, show]
}
