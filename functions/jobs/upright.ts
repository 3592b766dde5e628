import type { Sharp } from 'sharp'

// EXIF's orientations 1 to 8: how far to turn clockwise, and whether the picture is mirrored first.
const turns = [
  [0, false],
  [0, true],
  [180, false],
  [180, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
] as const

/** Whether EXIF says that a picture lies on its side, so that its width is what the eye sees as its height. */
export const isOnItsSide = (orientation: number): boolean => orientation >= 5

/**
 * Turns decoded pixels upright as EXIF says. sharp's own `autoOrient` would hold the whole picture in memory where it must
 * read it in another order than it was stored; turned after it was made smaller, it is small.
 */
export const upright = (image: Sharp, orientation: number): Sharp => {
  const [degrees, isMirrored] = turns[orientation - 1] ?? turns[0]
  return (isMirrored ? image.flop() : image).rotate(degrees)
}
