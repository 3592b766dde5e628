import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'
import { packedPdf, type PdfObject } from '#functions/testing/pdf-files.ts'
import { createRandom, type Random } from '#scripts/seed/random.ts'
import { checkPdf } from './check-pdf.ts'
import { FileRefused } from './file-refused.ts'

// What a real reader (Mozilla's) takes for something that happens, our check refuses; what scanners and printers write, it lets through.

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const site = '<</S/URI/URI(https://evil.example/)>>'
const print = '<</S/Named/N/Print>>'
const place = '<</S/GoTo/D[3 0 R/Fit]>>'

const acts = {
  'a script as it opens': { catalog: '/OpenAction 5 0 R', other: script },
  'a script within the catalog': { catalog: `/OpenAction${script}`, other: '<<>>' },
  'a site as it opens': { catalog: '/OpenAction 5 0 R', other: site },
  'a print as it opens': { catalog: `/OpenAction${print}`, other: '<<>>' },
  'a script by its name': { catalog: '/Names<</JavaScript<</Names[(a) 5 0 R]>>>>', other: script },
  'a script of a page': { catalog: '', page: '/AA<</O 5 0 R>>', other: script },
  'a file within': {
    catalog: '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>]>>>>',
    other: '<<>>',
  },
} as const satisfies Record<string, Parts>

const harmless = {
  'a page': { catalog: '', other: '<<>>' },
  'a place as it opens': { catalog: '/OpenAction[3 0 R/Fit]', other: '<<>>' },
  'a place by an action': { catalog: `/OpenAction${place}`, other: '<<>>' },
  'a link to press': {
    catalog: '/PageMode/UseNone',
    page: '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A 5 0 R>>]',
    other: '<</S/URI/URI(https://scan.example/)>>',
  },
  'an outline': {
    catalog: '/Outlines<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>',
    other: '<</Title(x)>>',
  },
} as const satisfies Record<string, Parts>

type Parts = { catalog: string; page?: string; other: string }

const types = ['/Type/ObjStm', '', '/Type/XObject', '/Type/Obj#53tm'] as const

/** The same name as a reader sees it, some of its letters written by their number. */
const escaped = (text: string, random: Random): string =>
  text.replaceAll(/\/(OpenAction|JavaScript|EmbeddedFiles|AA|URI|Named)(?![A-Za-z])/g, (_, name: string) =>
    [...name].reduce(
      (sum, letter) => sum + (random.chance(0.3) ? `#${letter.charCodeAt(0).toString(16)}` : letter),
      '/',
    ),
  )

const make = ({ catalog, page = '', other }: Parts, random: Random): Buffer => {
  const hide = (text: string) => (random.chance(0.5) ? escaped(text, random) : text)
  const packed = () => ({ isPacked: random.chance(0.5) })
  const objects: PdfObject[] = [
    { text: hide(`<</Type/Catalog/Pages 2 0 R${catalog}>>`), ...packed() },
    { text: '<</Type/Pages/Kids[3 0 R]/Count 1>>', ...packed() },
    { text: hide(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>`), ...packed() },
    { text: '<</Producer(A scanner)>>', isPacked: true },
    { text: hide(other), ...packed() },
    { text: '<</Length 1>>\nstream\nx\nendstream' },
  ]
  return packedPdf(objects, random.pick(types))
}

const isRefused = (bytes: Buffer): boolean => {
  try {
    checkPdf(bytes)
    return false
  } catch (error) {
    if (error instanceof FileRefused) return true
    throw error
  }
}

const open = async (bytes: Buffer) =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: true }).promise

/** What the reader sees happen without a press: scripts, actions, files. Throws where it cannot open the file. */
const happeningIn = async (bytes: Buffer): Promise<string[]> => {
  const file = await open(bytes)
  const page = await file.getPage(1)
  const [opening, scripts, files, ofPage] = await Promise.all([
    file.getOpenAction(),
    file.getJSActions(),
    file.getAttachments(),
    page.getJSActions(),
  ])
  await file.loadingTask.destroy()
  const isAct = (opening as { action?: unknown } | null)?.action !== undefined
  return [
    ...(isAct ? ['an action'] : []),
    ...(scripts ? ['scripts'] : []),
    ...(files ? ['files'] : []),
    ...(ofPage ? ['scripts of a page'] : []),
  ]
}

const each = (cases: Readonly<Record<string, Parts>>, times: number, seed: string) => {
  const random = createRandom(seed)
  return Object.entries(cases).flatMap(([name, parts]) =>
    Array.from({ length: times }, (_, at) => ({
      name: `${name} ${at}`,
      bytes: make(parts, random.fork(`${name} ${at}`)),
    })),
  )
}

it('refuses whatever a reader sees happen, and all that could', async () => {
  let seen = 0
  for (const { name, bytes } of each(acts, 40, 'acts')) {
    if ((await happeningIn(bytes)).length > 0) seen++
    expect(isRefused(bytes), name).toBe(true)
  }
  // Not vacuous: the reader opens all of these files and finds most of what is in them, in streams without a type too.
  expect(seen).toBeGreaterThanOrEqual(200)
})

it('lets through what only shows pages', async () => {
  for (const { name, bytes } of each(harmless, 40, 'harmless')) {
    expect(await happeningIn(bytes), name).toEqual([])
    expect(isRefused(bytes), name).toBe(false)
  }
})
