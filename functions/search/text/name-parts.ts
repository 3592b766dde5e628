import { fineWords } from '#functions/search/text/fine-words.ts'
import { withoutArticle, wordsOf } from '#functions/search/words.ts'

/** Neighbouring words of a name, joined. */
export type NamePart = {
  key: string
  /** Of how many words, the letter and the digit part of cx5 counted as two. */
  length: number
  whole: boolean
  /** It begins or ends inside a word: the x of x5. */
  cut: boolean
}

const mostWords = 4

type Piece = { text: string; bare: string; starts: boolean; ends: boolean }

const piecesOf = (name: string): Piece[] =>
  wordsOf(name).flatMap((word) => {
    const parts = fineWords(word)
    return parts.map((text, index) => ({
      text,
      bare: withoutArticle(text).at(-1)!,
      starts: index === 0,
      ends: index === parts.length - 1,
    }))
  })

/** All runs of up to four words of a name, and the whole of it, with and without Arabic articles. The whole comes last. */
export const nameParts = (name: string): NamePart[] => {
  const pieces = piecesOf(name)
  const parts: NamePart[] = []
  for (let from = 0; from < pieces.length; from++) {
    let key = ''
    let bare = ''
    for (let to = from; to < pieces.length; to++) {
      const piece = pieces[to]!
      const length = to - from + 1
      const whole = length === pieces.length
      key += piece.text
      bare += piece.bare
      if (length > mostWords && !whole) continue
      const part = { length, whole, cut: !pieces[from]!.starts || !piece.ends }
      if (bare !== key) parts.push({ key: bare, ...part })
      parts.push({ key, ...part })
    }
  }
  return parts.toSorted((a, b) => Number(a.whole) - Number(b.whole))
}
