import { useEffect } from 'react'

export type Paper = 'a4' | 'a5'

// The card has the shape of the page less these margins.
const margins: Record<Paper, string> = { a4: '6mm', a5: '4mm' }

/** What the browser prints on. A rule of its own: `@page` knows no selectors, and named pages keep the size of the first. */
export const usePageSize = (paper: Paper): void =>
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`@page { size: ${paper}; margin: ${margins[paper]} }`)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [paper])
