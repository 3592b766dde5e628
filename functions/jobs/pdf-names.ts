const hash = 0x23

/** A hex digit's value, or -1. */
const digit = (code = 0): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/**
 * A PDF's text (a character per byte) with its names as a reader understands them: `/J#61vaScript` is `/JavaScript`. Byte by
 * byte, because a pattern would make a string of each escape, and a file can be nothing but escapes.
 */
export const withoutEscapes = (text: string): string => {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let to = 0
  for (let from = 0; from < bytes.length; from++) {
    const [high, low] = bytes[from] === hash ? [digit(bytes[from + 1]), digit(bytes[from + 2])] : [-1, -1]
    const isEscape = high >= 0 && low >= 0
    bytes[to++] = isEscape ? high * 16 + low : bytes[from]!
    if (isEscape) from += 2
  }
  return bytes.toString('latin1', 0, to)
}
