import { expect, test } from 'vitest'
import { applyChanges, createIndex } from '#functions/search/search-index.ts'
import { tablesOf } from '#functions/search/segment.ts'
import { answerOf } from '#functions/search/testing/answer.ts'
import { bruteForce } from '#functions/search/testing/brute-force.ts'
import { randomDocuments, seededRandom } from '#functions/search/testing/documents.ts'
import { plainQuery, randomQuery } from '#functions/search/testing/queries.ts'
import { valueFacets } from './value-sets.ts'

// A table is kept for large markets only; here it is given to a small one, so that the answers can be checked.
test.each(['before', 'after'])('a table that is made %s rows are gone counts what the others do', (when) => {
  const documents = randomDocuments(31, 800)
  const index = createIndex(documents)
  const [segment] = index.segments
  if (when === 'before') tablesOf(segment!, 0)
  const gone = documents.slice(0, 90)
  applyChanges(
    index,
    gone.map(({ id, changedAt }) => ({ id, version: 2, changedAt, removed: true })),
  )
  if (when === 'after') tablesOf(segment!, 0)
  const left = documents.slice(90)
  const random = seededRandom(32)
  for (let round = 0; round < 300; round++) {
    const wanted = randomQuery(random, documents)
    const facets = valueFacets.flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]]]))
    const query = { ...plainQuery, ...Object.fromEntries(facets) }
    expect(answerOf(index, query), JSON.stringify(query)).toEqual(bruteForce(left, query))
  }
})
