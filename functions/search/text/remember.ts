/**
 * A pure function of a text that remembers its last answers. Cleared rather than managed: what a process meets beyond
 * `size` different texts is noise.
 */
export const remember = <T>(derive: (text: string) => T, size: number): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const answer = derive(text)
    if (known.size >= size) known.clear()
    known.set(text, answer)
    return answer
  }
}
