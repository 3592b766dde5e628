import sharp from 'sharp'
import { drawCar } from './draw-car.ts'
import { seeded } from './engine/numbers.ts'
import type { CarPicture } from './picture.ts'

/** Degrees as the three fractions EXIF wants: degrees, minutes, hundredths of a second. */
const fractions = (degrees: number): string => {
  const minutes = (degrees % 1) * 60
  return `${Math.floor(degrees)}/1 ${Math.floor(minutes)}/1 ${Math.round((minutes % 1) * 6000)}/100`
}

/**
 * The picture as a JPEG, 1600 × 1200, with the kind of EXIF a phone leaves in it: make, model and a position in Doha,
 * so that what strips it has something to strip.
 */
export const renderCar = (picture: CarPicture): Promise<Buffer> => {
  const random = seeded(picture.seed + 404)
  const exif = {
    IFD0: { Make: 'Sayara', Model: 'Demo camera', Software: 'Sayara seed' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: fractions(25.2 + random() * 0.2),
      GPSLongitudeRef: 'E',
      GPSLongitude: fractions(51.4 + random() * 0.15),
    },
  }
  return sharp(Buffer.from(drawCar(picture)), { unlimited: true })
    .flatten({ background: '#000000' })
    .withExif(exif)
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
