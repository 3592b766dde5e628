import { fullBits } from './bits.ts'
import type { Columns } from './columns.ts'
import type { SearchDocument } from './document.ts'
import { mergeColumns } from './merge-columns.ts'
import { blocksOf, packedCards } from './packed-cards.ts'
import { columnsOfSound, openIndex, type SearchIndex } from './search-index.ts'

// Documents take ten times the room of their columns, so a large market is turned into columns bit by bit.
const documentsAtOnce = 50_000

/** Builds an index of documents with distinct ids, which may come in any order and page by page: it keeps none of a large market's. */
export const indexBuilder = () => {
  const parts: Columns[] = []
  let batch: SearchDocument[] = []
  const close = () => {
    const columns = columnsOfSound(batch)
    // Parts are read in their own order when they are joined: a block of cards at a time.
    parts.push({ ...columns, cards: packedCards(blocksOf(columns.cards, columns.count), 0) })
    batch = []
  }
  return {
    add: (documents: Iterable<SearchDocument>): void => {
      for (const document of documents) {
        batch.push(document)
        if (batch.length === documentsAtOnce) close()
      }
    },
    finish: (): SearchIndex => {
      if (parts.length === 0) return openIndex(columnsOfSound(batch))
      if (batch.length > 0) close()
      return openIndex(mergeColumns(parts.map((columns) => ({ columns, live: fullBits(columns.count) }))))
    },
  }
}
