import { expect, test } from 'vitest'
import { buildCellTables } from '#functions/search/cell-table.ts'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import { valueFacets } from './value-sets.ts'

// A table is kept for large markets only; here it is given to a small one, so that the answers can be checked.
test('a table counts what the rows do, also after rows are gone', () => {
  const documents = randomDocuments(31, 800)
  const index = createIndex(documents)
  const [segment] = index.segments
  segment!.tables = buildCellTables(segment!.packs, segment!.columns.count, 0)
  const gone = documents.slice(0, 90)
  applyChanges(
    index,
    gone.map(({ id, changedAt }) => ({ id, version: 2, changedAt, removed: true })),
  )
  const left = documents.slice(90)
  const random = seededRandom(32)
  for (let round = 0; round < 300; round++) {
    const wanted = randomQuery(random, documents)
    const facets = valueFacets.flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]]]))
    const query = { ...plainQuery, ...Object.fromEntries(facets) }
    expect(answerOf(index, query), JSON.stringify(query)).toEqual(bruteForce(left, query))
  }
})
