import { S3Client } from '@aws-sdk/client-s3'
import { createBuckets } from '#scripts/local/create-buckets.ts'
import { endWhenDone, endWithParentEvenWhenBusy } from '#scripts/local/parent.ts'
import { loadSnapshot, storeSnapshot } from '#functions/adapters/live-listing-index.ts'
import { env } from '#functions/core/env.ts'
import { approvedDocuments, watermarksAt } from '#functions/data/change-feed.ts'
import type { SearchDocument } from '#functions/search/document.ts'
import { columnsOf, createIndex } from '#functions/search/search-index.ts'
import { createMarket } from '#scripts/bench/market.ts'

endWithParentEvenWhenBusy()
const [size = '0'] = process.argv.slice(2)

/** The demo's own cars, and made-up ones that show the demo's photos, so that what is found can also be seen. */
function* manyCars(demo: readonly SearchDocument[], size: number): Generator<SearchDocument> {
  yield* demo
  const photos = demo.flatMap(({ card }) => card.images.slice(0, 1))
  let next = 0
  for (const document of createMarket(7, size - demo.length)) {
    const { card } = document
    const images = card.images.length > 0 ? [photos[next++ % photos.length]!] : []
    yield { ...document, card: { ...card, images } }
  }
}

const buckets = new S3Client({ forcePathStyle: true })
await createBuckets(buckets, [env().SEARCH_BUCKET])
buckets.destroy()
const now = new Date()
const documents: SearchDocument[] = []
for await (const page of approvedDocuments()) documents.push(...page)
const before = await loadSnapshot()
const columns = columnsOf(createIndex(manyCars(documents, Number(size))))
await storeSnapshot({ columns, watermarks: watermarksAt(now) }, before?.etag)
endWhenDone()
