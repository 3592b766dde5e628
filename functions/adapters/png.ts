import sharp from 'sharp'

/** A drawing as PNG, at the size that the drawing says it has. It may hold outlines only: Lambda has no fonts. */
export const toPng = (svg: string): Promise<Uint8Array<ArrayBuffer>> =>
  // Flat colours and their edges: a palette is a third of the bytes, and looks the same.
  sharp(Buffer.from(svg)).png({ palette: true, colours: 128, compressionLevel: 9, effort: 4 }).toBuffer()
