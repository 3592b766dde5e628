import sharp from 'sharp'

/** A photo or document as a file input takes it. */
export const picture = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer(),
})
