import { create } from 'zustand'
import { comparedAtMost } from '#shared/constants/offer-limits.ts'
import { readIds, writeIds } from './kept-ids.ts'
import { onListChange, readList, writeList } from './person.ts'

const key = 'compared'
const most = comparedAtMost

type Compared = {
  /** Listing ids in the order they were chosen. */
  ids: readonly string[]
  /** One more was wanted than fits. */
  refused: boolean
}

const kept = (): Compared => ({ ids: readIds(readList(key), most), refused: false })

/** The cars that the visitor has put aside to compare. */
export const useCompared = create<Compared>(kept)

onListChange(key, () => useCompared.setState(kept()))

/** Replaces the compared cars with these. */
export const setCompared = (ids: readonly string[]): void => {
  writeList(key, writeIds(ids))
  useCompared.setState({ ids, refused: false })
}

/** Puts a car aside, or takes it back. One that does not fit is refused, and the tray says so. */
export const toggleCompared = (id: string): void => {
  const { ids } = useCompared.getState()
  const others = ids.filter((one) => one !== id)
  if (others.length === most) useCompared.setState({ refused: true })
  else setCompared(others.length < ids.length ? others : [...ids, id])
}
