import { base32, whole } from '#scripts/bench/draws.ts'
import type { Random } from '#functions/search/testing/documents.ts'
import { photoUrl, type Photo } from '#shared/schemas/photo.ts'

// Container and frame header as sharp writes them for a WebP of 20 × 15 pixels.
const header = Buffer.from('UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoUAA8APxFyslCsJqSisAgBgCIJZQCdAB', 'base64')

const placeholder = (random: Random): string => {
  // 84 to 124 bytes in all is what real photos come to; what follows the header is as good as random.
  const body = Buffer.alloc(whole(random, 34, 74))
  for (let place = 0; place < body.length; place++) body[place] = Math.floor(random() * 256)
  return `data:image/webp;base64,${Buffer.concat([header, body]).toString('base64')}`
}

/** A main photo with a placeholder of a real one's size and entropy. */
export const drawPhoto = (random: Random): Photo => {
  const id = `upl_${base32(random, 26)}`
  return {
    id,
    imageUrl: photoUrl(id),
    isMain: true,
    width: 1600,
    height: random() < 0.8 ? 1200 : 1067,
    placeholder: placeholder(random),
  }
}
