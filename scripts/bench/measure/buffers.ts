/** Bytes of all typed arrays that can be reached from a value, but for what lies under the properties named. */
export const bufferBytes = (root: unknown, without: readonly string[] = []): number => {
  const seen = new Set<object>()
  const waiting: unknown[] = [root]
  let bytes = 0
  const enter = (value: unknown) => {
    if (typeof value === 'object' && value !== null && !seen.has(value)) waiting.push(value)
  }
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    if (ArrayBuffer.isView(value)) enter(value.buffer)
    else if (value instanceof ArrayBuffer || value instanceof SharedArrayBuffer) bytes += value.byteLength
    else if (value instanceof Map) for (const [key, each] of value) [key, each].forEach(enter)
    else if (value instanceof Set) for (const each of value) enter(each)
    else if (Array.isArray(value)) {
      // Lists of texts are long, and hold no buffer.
      if (typeof value[0] !== 'string') for (const each of value) enter(each)
    } else for (const [name, each] of Object.entries(value)) if (!without.includes(name)) enter(each)
  }
  return bytes
}
