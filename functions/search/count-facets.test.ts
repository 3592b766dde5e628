import { expect, test } from 'vitest'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import { valueFacets } from './value-sets.ts'

test('counts that are kept of values count what the rows do, also after rows are gone', () => {
  const documents = randomDocuments(31, 800)
  const index = createIndex(documents)
  const random = seededRandom(32)
  const facetsAlone = () => {
    const wanted = randomQuery(random, documents)
    const facets = valueFacets.flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]]]))
    return { ...plainQuery, ...Object.fromEntries(facets) }
  }
  // The first to ask for a value has its counts kept.
  for (let round = 0; round < 150; round++) answerOf(index, facetsAlone())
  const gone = documents.slice(0, 90)
  applyChanges(
    index,
    gone.map(({ id, changedAt }) => ({ id, version: 2, changedAt, removed: true })),
  )
  const left = documents.slice(90)
  for (let round = 0; round < 300; round++) {
    const query = facetsAlone()
    expect(answerOf(index, query), JSON.stringify(query)).toEqual(bruteForce(left, query))
  }
})
