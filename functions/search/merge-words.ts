import type { Origin } from '#functions/search/merge-origin.ts'
import { eachPosting, writePostings, type WordPostings } from '#functions/search/word-postings.ts'

/** The words of all parts, with the rows as they lie now. */
export const mergeWords = (origin: Origin): WordPostings => {
  const places = origin.parts.map(({ count }) => new Uint32Array(count).fill(origin.count))
  for (let row = 0; row < origin.count; row++) places[origin.part[row]!]![origin.row[row]!] = row
  const byWord = new Map<string, Uint32Array[]>()
  origin.parts.forEach(({ words, count }, part) =>
    eachPosting(words, count, (word, rows) => {
      const kept = rows.map((row) => places[part]![row]!).filter((row) => row < origin.count)
      if (kept.length === 0) return
      const known = byWord.get(word)
      if (known) known.push(kept)
      else byWord.set(word, [kept])
    }),
  )
  const joined = new Map<string, Uint32Array>()
  for (const [word, lists] of byWord) {
    const rows = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0))
    let place = 0
    for (const list of lists) {
      rows.set(list, place)
      place += list.length
    }
    joined.set(word, rows.toSorted())
  }
  return writePostings(joined, origin.count)
}
