/*
 * The name of the site as outlines of 256 units per em: relative SVG paths from the left end of the baseline.
 * Readex Pro, Copyright 2019 The Readex Pro Project Authors, under the SIL Open Font License 1.1.
 */

/** The name of the site in both languages, and how wide each is. */
export const brandOutlines = {
  en: {
    width: 841,
    path: 'm76 3q-26 0-45-10-18-9-31-26l27-30q12 17 25 23 13 6 26 6 7 0 13-2 5-2 8-5 4-4 4-9 0-4-2-7-2-3-6-5-3-2-7-4-5-2-10-3-5-2-10-3-15-3-26-8-11-5-18-12-8-7-11-16-4-9-4-21 0-16 10-28 9-12 24-19 16-7 34-7 26 0 42 8 16 8 25 23l-27 26q-8-10-18-15-10-5-21-5-8 0-13 2-6 1-9 5-3 3-3 8 0 4 3 7 2 4 6 6 5 2 10 4 6 2 12 3 14 2 26 7 11 5 19 11 8 7 13 16 4 9 4 21 0 19-9 32-8 13-24 20-16 7-37 7zm172-3v-12q-1 0-1 0-7 7-16 11-9 4-19 4-13 0-23-6-10-5-16-14-6-9-6-21 0-11 3-19 4-8 12-13 7-5 19-8 11-2 26-2h21v-3q0-11-6-16-6-5-16-5-10 0-18 4-8 3-15 12l-25-24q13-12 29-20 15-7 34-7 17 0 30 5 12 5 19 16 7 10 7 27v91zm0-55h-20q-5 0-9 1-4 1-7 3-3 2-4 5-2 2-2 6 0 4 2 6 2 3 6 5 3 1 8 1 7 0 13-2 6-2 11-6 1-1 2-2zm86 114l27-62-61-133h47l28 69q3 5 5 11 0 1 1 3 1-5 4-11l25-72h46l-57 136-23 59zm212-59v-12q0 0 0 0-8 7-17 11-9 4-19 4-12 0-23-6-10-5-16-14-6-9-6-21 0-11 4-19 4-8 11-13 8-5 19-8 11-2 27-2h20v-3q0-11-6-16-6-5-16-5-10 0-18 4-8 3-15 12l-24-24q12-12 28-20 16-7 34-7 18 0 30 5 13 5 20 16 6 10 6 27v91zm0-55h-19q-6 0-10 1-4 1-7 3-3 2-4 5-1 2-1 6 0 4 2 6 2 3 5 5 4 1 8 1 7 0 13-2 6-2 11-6 1-1 2-2zm72 55v-136h39l1 21q2-3 4-5 7-9 16-14 10-5 20-5 5 0 9 1 4 1 7 2l-11 45q-3-1-8-3-4-1-9-1-6 0-11 2-5 2-8 6-3 3-5 8-2 5-2 11v68zm184 0v-12q0 0 0 0-8 7-17 11-9 4-19 4-12 0-23-6-10-5-16-14-6-9-6-21 0-11 4-19 4-8 11-13 8-5 19-8 11-2 27-2h20v-3q0-11-6-16-6-5-16-5-10 0-18 4-8 3-15 12l-24-24q12-12 28-20 16-7 34-7 18 0 30 5 13 5 20 16 6 10 6 27v91zm0-55h-19q-6 0-10 1-4 1-7 3-3 2-4 5-1 2-1 6 0 4 2 6 2 3 5 5 4 1 8 1 7 0 13-2 6-2 11-6 1-1 2-2z',
  },
  ar: {
    width: 670,
    path: 'm61 6q-18 0-32-6-14-6-21-17-8-12-8-28 0-13 5-24 5-11 13-21 7-8 13-14-5-3-10-6l21-40q19 12 33 24 14 11 24 21 9 11 14 21 6 10 8 18 2 9 2 17 0 16-7 29-7 12-21 19-13 7-34 7zm-1-91q-4 4-6 7-7 8-10 14-3 7-3 13 0 9 6 12 6 4 15 4 12 0 16-4 4-5 4-12 0-5-3-11-3-6-10-14-4-4-9-9zm-23-76l-27-27 25-27 24 24 22-24 27 27-26 27-23-23zm124 227q-12 0-25-5-14-4-26-15l13-26q8 3 16 4 8 1 14 1 14 0 25-5 10-5 16-15 6-9 6-23 0-7-3-13-3-7-11-16-8-10-21-25l33-41q13 19 22 35 8 16 12 30 4 14 4 27 0 10-2 21-2 12-8 23-5 12-14 21-8 10-21 16-13 6-30 6zm155-66q-13 0-22-3-10-2-16-8-6-5-9-14-3-9-3-21v-143h42v128q0 6 0 10 1 4 3 6 2 3 6 4 4 1 10 1h10v40zm21 0q-8 0-8-20 0-20 8-20h35q2-5 2-12 1-7 2-15 0-7 0-13l48-17q-5 19-9 35-3 10-6 20 4 1 10 1 5 1 12 1h11v40q-18 0-30-4-10-2-17-6-3 5-6 10zm29 69l-27-28 26-27 23 24 22-24 27 27-26 28-23-24zm248-69q-17 0-29-3-13-4-21-9-2-1-4-2-4 7-9 14h-30q-19 0-32-4-4 0-7-1-2 2-4 5h-36q-8 0-8-20 0-20 8-20h24q1-6 2-11 0-6 0-12 0-7-1-14l49-17q-4 18-7 31-4 12-7 22-1 0-1 1 4 0 7 0h31q1-4 2-10 0-6 0-13 0-7-1-14l49-17q-4 18-7 31-3 11-6 19 4 1 10 2 8 2 17 2h32q-3-12-9-23-6-10-13-20l37-37q6 10 10 23 5 12 8 27 2 14 0 32-2 17-9 38z',
  },
}

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

/** The name of the site in one language: its outline, and how wide that is. */
export const brandName = (language: 'en' | 'ar', scale: number): { width: number; svg: string } => {
  const { width, path } = brandOutlines[language]
  return { width: width * scale, svg: group(0, 0, scale, filled(path, color.brand)) }
}

/** A picture to be shared as SVG. */
export const shareFrame = (inner: string): string => {
  const { width, height } = shareImageSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`
}
