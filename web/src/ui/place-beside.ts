const gap = 8

/**
 * Puts a popover under its button, or above where there is no room, inside the window. `align` is the edge they share,
 * in reading direction. A popover is in the top layer, where no ancestor can place it.
 */
export const placeBeside = (
  popover: HTMLElement,
  target: HTMLElement,
  align: 'start' | 'center' | 'end',
): void => {
  const box = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popover
  const { clientWidth, clientHeight } = document.documentElement
  const rtl = getComputedStyle(target).direction === 'rtl'

  // Distance from the reading start of the window to the reading start of the target.
  const start = rtl ? clientWidth - box.right : box.left
  const shift = { start: 0, center: (box.width - width) / 2, end: box.width - width }[align]
  const inline = Math.max(gap, Math.min(start + shift, clientWidth - width - gap))
  const fitsBelow = box.bottom + gap + height <= clientHeight
  const block = fitsBelow || box.top < height + 2 * gap ? box.bottom + gap : box.top - gap - height

  popover.style.inset = 'auto'
  popover.style.insetBlockStart = `${block}px`
  popover.style.insetInlineStart = `${inline}px`
}
