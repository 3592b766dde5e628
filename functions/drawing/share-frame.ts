/** The size that messengers and social networks ask for (1.91 : 1). */
export const shareImageSize = { width: 1200, height: 630 }

/** The colours of the site's light theme. */
export const color = {
  paper: '#fbfaf8',
  sand: '#f4f0e9',
  sand2: '#e9e2d6',
  line: '#e8e2d8',
  ink: '#1c1917',
  ink2: '#57534e',
  brand: '#8a1538',
}

export const group = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`

export const filled = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

/** The site's mark, 32 wide and high; `field` is its background, white or another colour that contrasts with the surroundings. */
export const emblem = (field = '#fff'): string =>
  `<rect width="32" height="32" rx="8" fill="${color.brand}"/>` +
  filled(
    'M8 0h3l4 3.2-4 3.2 4 3.2-4 3.2 4 3.2-4 3.2 4 3.2-4 3.2 4 3.2-4 3.2H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z',
    field,
  )

/** A picture to be shared as SVG. */
export const shareFrame = (inner: string): string => {
  const { width, height } = shareImageSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}
