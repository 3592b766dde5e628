import { useLayoutEffect } from 'react'

/** Attributes of the root element (`data-has-page-bar`): CSS of other parts of the page depends on them. */
type Mark = 'hasPageBar' | 'hasFilterBar' | 'hasTray'

/** Marks of components that have just gone from the page. */
const leaving = new Set<Mark>()

/**
 * Takes away the marks of what has gone: by itself before the page is painted, and called before it is measured. Not while it goes: the
 * browser would reckon the style of the whole page that is being left, which has to say where its focus goes.
 */
export const dropLeftMarks = (): void => {
  for (const mark of leaving) delete document.documentElement.dataset[mark]
  leaving.clear()
}

/** Marks the root while the component is shown. One component at a time has a mark. */
export const useRootMark = (mark: Mark): void =>
  useLayoutEffect(() => {
    leaving.delete(mark)
    document.documentElement.dataset[mark] = ''
    return () => {
      leaving.add(mark)
      queueMicrotask(dropLeftMarks)
    }
  }, [mark])
