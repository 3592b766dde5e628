import sharp from 'sharp'

/** What a picture of the README may weigh: fifteen of them are a megabyte to whoever clones the repository. */
export const mostBytes = 72_000
const qualities = [84, 76, 68, 60, 50, 40] as const

/** A picture as WebP of at most `mostBytes`, as good as that allows. Throws when none is that small. */
export const encode = async (png: Buffer): Promise<Buffer> => {
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= mostBytes) return webp
  }
  throw new Error(`A picture is over ${mostBytes} bytes even at quality ${qualities.at(-1)}`)
}

const gap = 40

/** Pictures of one height beside each other, on nothing, so that they stand on a page of either theme. */
export const sideBySide = async (pngs: readonly Buffer[]): Promise<Buffer> => {
  const sizes = await Promise.all(pngs.map((png) => sharp(png).metadata()))
  const lefts = sizes.map((_, index) =>
    sizes.slice(0, index).reduce((left, { width }) => left + width + gap, 0),
  )
  return sharp({
    create: {
      width: (lefts.at(-1) ?? 0) + (sizes.at(-1)?.width ?? 0),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 4,
      background: '#0000',
    },
  })
    .composite(pngs.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .png()
    .toBuffer()
}
