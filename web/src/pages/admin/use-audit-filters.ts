import { useSearchParams } from 'react-router-dom'
import { isSearchable, type AuditFilters } from '#web/features/audit/audit-filters.ts'
import { actions } from '#web/features/audit/sentence-of.ts'

const params = ['actor', 'subject', 'action', 'from', 'to'] as const satisfies (keyof AuditFilters)[]

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** What the log is narrowed to, kept in the address; `isAskable` unless a name is none that the server would take. */
export const useAuditFilters = () => {
  const [address, setAddress] = useSearchParams()
  const given = (param: string) => address.get(param)?.trim() || undefined
  const day = (param: string) => (isDay(given(param) ?? '') ? given(param) : undefined)
  const filters: AuditFilters = {
    actor: given('actor'),
    subject: given('subject'),
    action: actions.find((known) => known === given('action')),
    from: day('from'),
    to: day('to'),
  }
  const narrow = (change: Partial<Record<keyof AuditFilters, string>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [param, value] of Object.entries(change)) {
          if (value) after.set(param, value)
          else after.delete(param)
        }
        return after
      },
      { replace: true },
    )
  const names = [filters.actor, filters.subject].filter((name) => name !== undefined)
  return {
    filters,
    isAskable: names.every(isSearchable),
    narrow,
    clear: () => narrow(Object.fromEntries(params.map((param) => [param, '']))),
  }
}
