export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

// Words with the space that follows them. A table of 1,500 by 1,500 is 4.5 MB for a moment; longer texts are shown whole.
const atMost = 1500
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? []
const bare = (word: string) => word.trim()

/** How long the longest common run of words is from every pair of places on. */
const commonRuns = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const runs = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      runs[row]![column] =
        bare(before[row]!) === bare(after[column]!)
          ? runs[row + 1]![column + 1]! + 1
          : Math.max(runs[row + 1]![column]!, runs[row]![column + 1]!)
  return runs
}

/** The changes of a text, word by word, in reading order; parts that follow each other are of different kinds. */
export const wordDiff = (before: string, after: string): TextPart[] => {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const parts: TextPart[] = []
  const add = (kind: TextPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') parts.push({ kind, text })
  }
  let [row, column] = [0, 0]
  if (old.length <= atMost && now.length <= atMost) {
    const runs = commonRuns(old, now)
    while (row < old.length && column < now.length) {
      const [went, came] = [old[row]!, now[column]!]
      if (bare(went) === bare(came)) {
        add('same', came)
        row += 1
        column += 1
      } else if (runs[row + 1]![column]! >= runs[row]![column + 1]!) {
        add('removed', went)
        row += 1
      } else {
        add('added', came)
        column += 1
      }
    }
  }
  add('removed', old.slice(row).join(''))
  add('added', now.slice(column).join(''))
  return parts
}
