import { useLayoutEffect } from 'react'

/** What the page has that rules about other parts of it ask for, as attributes of the root (`data-has-page-bar`). */
type Mark = 'hasPageBar' | 'hasFilterBar'

/** Marks the root while the component is shown. One component at a time has a mark. */
export const useRootMark = (mark: Mark): void =>
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[mark] = ''
    return () => void delete dataset[mark]
  }, [mark])
