import sheet from './print.css?url'

/** The style sheet of paper, fetched where something can be printed: mark that with `data-printed`. */
export const PrintSheet = () => <link rel="stylesheet" href={sheet} media="print" precedence="print" />

/** Prints an element alone, without the rest of the page. */
export const printOnly = (element: HTMLElement): void => {
  element.dataset['printed'] = ''
  window.addEventListener('afterprint', () => delete element.dataset['printed'], { once: true })
  window.print()
}
