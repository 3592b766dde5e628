import encodeQR from 'qr'

/** Modules of white around the code, which scanners need (ISO/IEC 18004). */
export const quietZone = 4

/**
 * A text as a QR code: the side of the whole square in modules, quiet zone included, and the outline of what is dark for an
 * SVG path. A quarter of it may be hidden by a reflection.
 */
export const qrPath = (text: string): { side: number; path: string } => {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { side: rows.length, path: runs.join('') }
}
