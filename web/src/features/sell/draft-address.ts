import { useEffect, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'

/** The parameters of the wizard's address. */
type Address = { editId: string | null; draft: string | null; askedStep: string | null }

/**
 * Puts a listing into the address once it was saved as a draft, so that a reload goes on with it. Another listing in the address is another
 * wizard, with another number; the draft stays the same one, also at the addresses of the steps before it was saved.
 */
export const useDraftAddress = ({ editId, draft, askedStep }: Address) => {
  const navigate = useNavigate()
  const type = useNavigationType()
  const at = editId ?? draft
  const [place, setPlace] = useState({ at, start: at, drafted: at, number: 0, isAnother: false })
  const { start, drafted, number, isAnother } = place
  const begin = (another: boolean) =>
    setPlace({ at, start: at, drafted: at, number: number + 1, isAnother: another })
  if (at !== place.at) {
    // Back leads to the steps before; a link that leads there means another car.
    const isSame = at === drafted || (at === start && type === 'POP')
    if (isSame) setPlace({ ...place, at })
    else begin(false)
  }
  useEffect(() => {
    if (drafted === null || at === drafted || at !== start) return
    const query = new URLSearchParams({ edit: drafted, ...(askedStep !== null && { step: askedStep }) })
    // Not to another path: that would take the focus. Nor with the step before in it: after a reload the entry behind is a new car's.
    void navigate({ search: `?${query}` }, { replace: true, state: null })
  }, [at, start, drafted, askedStep, navigate])
  return {
    number,
    isAnother,
    onAnother: () => begin(true),
    // An answer that comes late is not about the wizard that was opened meanwhile.
    onDrafted: ({ id }: OwnListing) =>
      setPlace((now) => (now.number === number ? { ...now, drafted: id } : now)),
  }
}
