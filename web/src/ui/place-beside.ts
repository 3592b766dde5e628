const gap = 8

/**
 * Puts a popover under its button, or above where there is no room, inside the window; one that fits on neither side scrolls.
 * `align` is the edge they share, in reading direction. A popover is in the top layer, where no ancestor can place it.
 */
export const placeBeside = (
  popover: HTMLElement,
  target: HTMLElement,
  align: 'start' | 'center' | 'end',
): void => {
  const box = target.getBoundingClientRect()
  popover.style.maxBlockSize = ''
  const { offsetWidth: width, offsetHeight: height } = popover
  const { clientWidth, clientHeight } = document.documentElement
  const rtl = getComputedStyle(target).direction === 'rtl'

  // Distance from the reading start of the window to the reading start of the target.
  const start = rtl ? clientWidth - box.right : box.left
  const shift = { start: 0, center: (box.width - width) / 2, end: box.width - width }[align]
  const inline = Math.max(gap, Math.min(start + shift, clientWidth - width - gap))
  const [above, below] = [box.top - 2 * gap, clientHeight - box.bottom - 2 * gap]
  const isBelow = height <= below || above <= below
  const block = isBelow ? box.bottom + gap : Math.max(gap, box.top - gap - height)

  popover.style.inset = 'auto'
  popover.style.maxBlockSize = `${isBelow ? below : above}px`
  popover.style.insetBlockStart = `${block}px`
  popover.style.insetInlineStart = `${inline}px`
}
