/**
 * 64-bit difference hash of a 9×8 greyscale picture, as 16 hex digits: each bit tells whether a pixel is brighter than
 * its right neighbour, which survives recompression, resizing and light changes.
 * https://www.hackerfactor.com/blog/index.php?/archives/529-Kind-of-Like-That.html
 */
export const differenceHash = (grey: Uint8Array): string => {
  let hash = ''
  for (let row = 0; row < 8; row++) {
    let byte = 0
    for (let column = 0; column < 8; column++) {
      const at = row * 9 + column
      byte = (byte << 1) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1 : 0)
    }
    hash += byte.toString(16).padStart(2, '0')
  }
  return hash
}
