import { describe, expect, it } from 'vitest'
import { eachAtOnce } from '#functions/core/time.ts'
import { onePage, pdfOf } from '#functions/testing/pdfs.ts'
import { registerSeller, registerVerifiedDealer, type Person } from '#functions/testing/people.ts'
import { csv, sendStockFile, stockHeaders, stockRow } from '#functions/testing/stock-imports.ts'
import { jpeg, uploadDocument, uploadPhoto, uploadVideo } from '#functions/testing/uploads.ts'
import { purposes, type HostileFile, type Purpose } from '#functions/trust/files/hostile-file.ts'
import { hostilePdfs } from '#functions/trust/files/hostile-pdfs.ts'
import { damaged } from '#functions/trust/files/damaged-pictures.ts'
import { loaded } from '#functions/trust/files/loaded-pictures.ts'
import { bombs } from '#functions/trust/files/picture-bombs.ts'
import { hostileStocks } from '#functions/trust/files/hostile-stocks.ts'
import { hostileVideos } from '#functions/trust/files/hostile-videos.ts'
import { otherKinds } from '#functions/trust/files/other-kinds.ts'
import { complaintsAbout, type Senders } from '#functions/trust/files/try-file.ts'
import { isNightly, seed } from '#functions/trust/mode.ts'
import { proven } from '#functions/trust/proven.ts'

// Fewer than the upload URLs for documents that a user gets per minute, so that none is refused.
const filesEach = 18
const sendersAtOnce = 4

// Three chunks of files, because a dealership may announce sixty stock files a day.
const chunksEach = 3
const dealers: Promise<Person>[] = []
let chunksSent = 0

const newSenders = async (): Promise<Senders> => {
  const turn = Math.floor(chunksSent++ / chunksEach)
  dealers[turn] ??= registerVerifiedDealer()
  return { seller: await registerSeller(), dealer: await dealers[turn] }
}

type Kind = {
  what: string
  files: readonly HostileFile[]
  as: readonly Purpose[]
  /** Whether `npm test` sends each file for one purpose only, a different one in turn. */
  isMany?: boolean
}

const kinds: readonly Kind[] = [
  { what: 'of another kind', files: otherKinds, as: purposes, isMany: true },
  { what: 'that are PDFs which do more than lie there', files: hostilePdfs, as: ['document'] },
  { what: 'that are too large once opened', files: bombs, as: ['photo', 'document'] },
  { what: 'that carry more than a picture', files: loaded, as: ['photo', 'document'] },
  { what: 'that are damaged', files: damaged, as: ['photo', 'document'], isMany: true },
  { what: 'that call themselves a video', files: hostileVideos, as: ['video'] },
  { what: 'that call themselves a stock', files: hostileStocks, as: ['stock'] },
  ...(isNightly
    ? [{ what: 'that are PDFs, as anything else', files: hostilePdfs, as: ['photo', 'stock'] as const }]
    : []),
]

const usesOf = ({ files, as, isMany }: Kind) =>
  isMany && !isNightly
    ? files.map((file, index) => ({ file, purpose: as[(index + seed) % as.length]! }))
    : files.flatMap((file) => as.map((purpose) => ({ file, purpose })))

describe('files', () => {
  it.each(kinds.map((kind) => [kind.what, kind] as const))(
    '%s are kept out or made harmless',
    async (_, kind) => {
      const uses = usesOf(kind)
      const chunks = Array.from({ length: Math.ceil(uses.length / filesEach) }, (__, index) =>
        uses.slice(index * filesEach, (index + 1) * filesEach),
      )
      const complaints: string[] = []
      await eachAtOnce(chunks, sendersAtOnce, async (chunk) => {
        const from = await newSenders()
        for (const [turn, { file, purpose }] of chunk.entries())
          complaints.push(...(await complaintsAbout(file, purpose, from, turn)))
      })
      expect(complaints).toEqual([])
      proven('files', uses.length)
    },
  )

  it('that are sound are taken as before, after all of that', async () => {
    const { seller, dealer } = await newSenders()
    expect(await uploadPhoto(seller.token, await jpeg())).toMatchObject({ state: 'READY' })
    expect(await uploadVideo(seller.token)).toMatchObject({ state: 'READY' })
    const document = { contentType: 'application/pdf', bytes: pdfOf(onePage) }
    expect(await uploadDocument(seller.token, document)).toMatchObject({ state: 'READY' })
    const stock = csv([stockHeaders('en'), stockRow({})])
    expect(await sendStockFile(dealer, stock)).toMatchObject({ state: 'CHECKED' })
  })
})
