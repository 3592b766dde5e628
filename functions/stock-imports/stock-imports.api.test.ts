import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { newId } from '#functions/adapters/ids.ts'
import { changeImport, getImportById, insertImport } from '#functions/data/stock-imports.ts'
import { api, apiOk } from '#functions/testing/api.ts'
import { askUntil } from '#functions/testing/ask-until.ts'
import { carForm } from '#functions/testing/cars.ts'
import { asked } from '#functions/testing/leads.ts'
import {
  registerDealer,
  registerSeller,
  registerVerifiedDealer,
  type Person,
} from '#functions/testing/people.ts'
import {
  carryOut,
  csv,
  rowsOf,
  sendStockFile,
  stockHeaders,
  stockRow,
} from '#functions/testing/stock-imports.ts'
import { inWindows1256 } from '#functions/testing/windows-1256.ts'

const stockOf = async ({ token }: Person) =>
  (await apiOk('GET', '/api/seller/listings', { token })).body as Record<string, unknown>[]

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `S-${index + 1}`)

const englishFile = (rows: readonly Readonly<Record<string, string | number>>[]) =>
  csv([stockHeaders('en'), ...rows.map((parts) => stockRow(parts))])

const untilUndone = async ({ token }: Person, id: string) =>
  (
    await askUntil(
      () => apiOk('GET', `/api/seller/imports/${id}`, { token }),
      ({ body }) => body.undo?.state === 'DONE',
    )
  ).body
const undo = ({ token }: Person, id: string) => api('POST', `/api/seller/imports/${id}/undo`, { token })

describe('a stock file', () => {
  it('in Arabic from Excel becomes fifty cars on sale, and sent again changes nothing', async () => {
    const dealer = await registerVerifiedDealer()
    const rows = numbers(50).map((stockNumber) => stockRow({ stockNumber, priceQAR: '٢٤٥٬٠٠٠' }, 'ar'))
    const file = inWindows1256(
      csv([stockHeaders('ar'), ...rows], ';')
        .replaceAll(/[٠-٩]/g, (d) => `${d.charCodeAt(0) & 15}`)
        .replaceAll('٬', ','),
    )
    const checked = await sendStockFile(dealer, file)
    expect(checked).toMatchObject({
      state: 'CHECKED',
      encoding: 'windows-1256',
      ignoredColumns: [],
      counts: { CREATE: 50, CHANGE: 0, SAME: 0, REFUSE: 0 },
    })
    expect(await stockOf(dealer)).toEqual([])

    expect(await carryOut(dealer, checked.id)).toMatchObject({ state: 'DONE', done: 50, failed: 0 })
    const stock = await stockOf(dealer)
    expect(stock.map(({ stockNumber }) => stockNumber).toSorted()).toEqual(numbers(50).toSorted())
    expect(stock[0]).toMatchObject({
      status: 'APPROVED',
      make: 'Toyota',
      model: 'Land Cruiser',
      variant: 'GXR',
      priceQAR: 245_000,
      bodyType: 'SUV',
      fuelType: 'Petrol',
      transmission: 'Automatic',
      color: 'Pearl',
      condition: 'Excellent',
      city: 'Doha',
      isGCCSpec: true,
      hasWarranty: false,
      features: ['leather-seats', 'sunroof', 'rear-camera'],
    })
    const done = await rowsOf(dealer, checked.id, 7)
    expect(done.map(({ row }) => row)).toEqual(numbers(50).map((_, index) => index + 2))
    expect(done.every(({ outcome }) => outcome === 'DONE')).toBe(true)
    expect(new Set(done.map(({ listingId }) => listingId))).toEqual(new Set(stock.map(({ id }) => id)))
    expect(done[0]).toMatchObject({
      title: 'Toyota Land Cruiser GXR 2021',
      titleAr: 'تويوتا لاند كروزر GXR 2021',
      photoNames: ['A-1001-1.jpg', 'A-1001-2.jpg'],
    })

    const again = await sendStockFile(dealer, file)
    expect(again.counts).toEqual({ CREATE: 0, CHANGE: 0, SAME: 50, REFUSE: 0 })
    expect(await carryOut(dealer, again.id)).toMatchObject({ state: 'DONE', done: 0, failed: 0 })
    expect((await stockOf(dealer)).map(({ version }) => version)).toEqual(stock.map(({ version }) => version))
    const { body } = await apiOk('GET', '/api/seller/imports', { token: dealer.token })
    expect(body.map(({ id }: { id: string }) => id)).toEqual([again.id, checked.id])
  })

  it('changes what it says otherwise and nothing else, shown field by field before', async () => {
    const dealer = await registerVerifiedDealer()
    const { token } = dealer
    const first = await sendStockFile(dealer, englishFile([{ stockNumber: 'a-1' }, { stockNumber: 'a-2' }]))
    await carryOut(dealer, first.id)

    const prices = await sendStockFile(dealer, 'STOCK NO;price;Salesman\nA-1;"QAR 199,000";Ali\nA-2;;Ali\n')
    expect(prices).toMatchObject({ counts: { CHANGE: 1, SAME: 1 }, ignoredColumns: ['Salesman'] })
    const query = `/api/seller/imports/${prices.id}/rows?action=CHANGE`
    const { body } = await apiOk('GET', query, { token })
    expect(body.rows).toMatchObject([
      { row: 2, changes: [{ field: 'priceQAR', before: 245_000, after: 199_000 }], outcome: null },
    ])
    expect(body.nextCursor).toBeUndefined()
    await carryOut(dealer, prices.id)
    const changed = (await stockOf(dealer)).find(({ id }) => id === body.rows[0].listingId)
    expect(changed).toMatchObject({ priceQAR: 199_000, mileage: 62_000, stockNumber: 'a-1', version: 2 })
  })

  it('refuses row by row what it cannot use, and carries out the rest', async () => {
    const dealer = await registerVerifiedDealer()
    const checked = await sendStockFile(
      dealer,
      englishFile([
        { stockNumber: 'ok', description: '=HYPERLINK("http://evil")<script>alert(1)</script>' },
        { stockNumber: 'OK' },
        { stockNumber: '' },
        { stockNumber: 'b', make: 'Toyoda' },
        { stockNumber: 'c', model: 'Patrol' },
        { stockNumber: 'd', priceQAR: '45,000.50', year: 1900, color: 'Blurple', condition: '' },
        { stockNumber: 'lst_00000000000000000000000000' },
      ]),
    )
    expect(checked.counts).toEqual({ CREATE: 1, CHANGE: 0, SAME: 0, REFUSE: 6 })
    const rows = await rowsOf(dealer, checked.id)
    const problems = rows.map(({ problems }) => problems.map(({ field, problem }) => `${field} ${problem}`))
    expect(problems).toEqual([
      [],
      ['stockNumber REPEATED'],
      ['stockNumber REQUIRED'],
      ['make UNKNOWN_MAKE'],
      ['model UNKNOWN_MODEL'],
      ['year OUT_OF_RANGE', 'priceQAR NOT_A_NUMBER', 'color UNKNOWN_VALUE', 'condition REQUIRED'],
      ['stockNumber UNKNOWN_VALUE'],
    ])
    expect(rows[3]?.problems[0]?.value).toBe('Toyoda')
    expect(await carryOut(dealer, checked.id)).toMatchObject({ done: 1, failed: 0 })
    const [car] = await stockOf(dealer)
    expect(car?.description).toBe('=HYPERLINK("http://evil")<script>alert(1)</script>')
  })

  it('keeps new cars as drafts when that is wished, however little is known of them', async () => {
    const dealer = await registerVerifiedDealer()
    const checked = await sendStockFile(dealer, 'Stock number,Make\n1,Kia\n', 'DRAFT')
    await carryOut(dealer, checked.id)
    expect(await stockOf(dealer)).toMatchObject([{ status: 'DRAFT', make: 'Kia', stockNumber: '1' }])
    const again = await sendStockFile(dealer, 'Stock number,Make\n1,Kia\n', 'PUBLISH')
    expect(again.counts.SAME).toBe(1)
  })

  it('as a workbook publishes, reserves, sells and takes back what its columns of state say', async () => {
    const dealer = await registerVerifiedDealer()
    const columns = ['Stock number', 'Status', 'Availability']
    const made = await sendStockFile(
      dealer,
      englishFile([
        { stockNumber: 'A', status: 'Draft', availability: '' },
        { stockNumber: 'B', availability: 'Reserved' },
        { stockNumber: 'C', status: '' },
        { stockNumber: 'D', availability: 'Sold' },
      ]),
    )
    expect(made.counts).toMatchObject({ CREATE: 3, REFUSE: 1 })
    await carryOut(dealer, made.id)
    const statesOf = async () =>
      Object.fromEntries(
        (await stockOf(dealer)).map(({ stockNumber, status, availability }) => [
          stockNumber,
          [status, availability],
        ]),
      )
    expect(await statesOf()).toEqual({
      A: ['DRAFT', 'AVAILABLE'],
      B: ['APPROVED', 'RESERVED'],
      C: ['APPROVED', 'AVAILABLE'],
    })
    const workbook = await writeXlsx({
      sheets: [
        {
          name: 'Stock',
          rows: [
            columns,
            ['A', 'منشور', 'Paused'],
            ['B', 'Published', 'SOLD'],
            ['C', 'Draft', null],
            ['E', 'x'],
          ],
        },
      ],
    })
    const checked = await sendStockFile(dealer, new Uint8Array(workbook))
    expect(checked).toMatchObject({ state: 'CHECKED', encoding: null, counts: { CHANGE: 3, REFUSE: 1 } })
    const rows = await rowsOf(dealer, checked.id)
    expect(rows[0]!.changes).toEqual([
      { field: 'status', before: 'DRAFT', after: 'APPROVED' },
      { field: 'availability', before: 'AVAILABLE', after: 'PAUSED' },
    ])
    expect(rows[3]).toMatchObject({ action: 'REFUSE', cells: ['E', 'x', ''] })
    expect(checked.headers).toEqual(columns)
    await carryOut(dealer, checked.id)
    expect(await statesOf()).toEqual({
      A: ['APPROVED', 'PAUSED'],
      B: ['APPROVED', 'SOLD'],
      C: ['DRAFT', 'AVAILABLE'],
    })
  })

  it('names a car without a number by the id that an export has for it', async () => {
    const dealer = await registerVerifiedDealer()
    const other = await registerVerifiedDealer()
    const body = { ...carForm(), status: 'PENDING' }
    const { body: car } = await apiOk('POST', '/api/listings', { token: dealer.token, body })
    const file = `Stock number,Price\n${car.id},150000\n`
    const checked = await sendStockFile(dealer, file)
    expect(checked.counts.CHANGE).toBe(1)
    const foreign = await sendStockFile(other, file, 'DRAFT')
    expect(foreign.counts).toMatchObject({ REFUSE: 1, CHANGE: 0 })
    await carryOut(dealer, checked.id)
    expect(await stockOf(dealer)).toMatchObject([{ priceQAR: 150_000, stockNumber: null }])
  })

  it('gives cars that have none the numbers that are typed into an export, and an undo takes them back', async () => {
    const dealer = await registerVerifiedDealer()
    // Not that of the template's example, which other files of these tests have for each of their cars.
    const vins = ['JTMHX01J9K4654321', 'JTMHX01J9K4654322']
    for (const vin of vins)
      await apiOk('POST', '/api/listings', {
        token: dealer.token,
        body: { ...carForm(), vin, status: 'PENDING' },
      })
    const slugOf = new Map((await stockOf(dealer)).map(({ vin, slug }) => [vin, slug]))
    const rows = [
      ['A-101', vins[0]!, ''],
      ['A-102', '', `https://sayara.qa/cars/${String(slugOf.get(vins[1]))}`],
    ]
    const checked = await sendStockFile(dealer, csv([['Stock number', 'VIN', 'Link'], ...rows]))
    expect(checked.counts).toEqual({ CREATE: 0, CHANGE: 2, SAME: 0, REFUSE: 0 })
    const [planned] = await rowsOf(dealer, checked.id)
    expect(planned?.changes).toEqual([{ field: 'stockNumber', before: null, after: 'A-101' }])
    await carryOut(dealer, checked.id)
    const numbersByVin = async () =>
      new Map((await stockOf(dealer)).map(({ vin, stockNumber }) => [vin, stockNumber]))
    expect([...(await numbersByVin())].toSorted()).toEqual([
      [vins[0], 'A-101'],
      [vins[1], 'A-102'],
    ])
    await undo(dealer, checked.id)
    expect(await untilUndone(dealer, checked.id)).toMatchObject({ undo: { undone: 2, kept: 0 } })
    expect([...(await numbersByVin()).values()]).toEqual([null, null])
  })

  it('does not overwrite what was changed or sold since it was checked', async () => {
    const dealer = await registerVerifiedDealer()
    const { token } = dealer
    const rows = [{ stockNumber: 'x' }, { stockNumber: 'y' }]
    await carryOut(dealer, (await sendStockFile(dealer, englishFile(rows))).id)
    const stock = await stockOf(dealer)
    const idOf = (number: string) => stock.find(({ stockNumber }) => stockNumber === number)?.['id']

    const cheaper = englishFile(rows.map((row) => ({ ...row, priceQAR: 1000 })))
    const checked = await sendStockFile(dealer, cheaper)
    await apiOk('PATCH', `/api/listings/${idOf('x')}`, { token, body: { priceQAR: 222_000 } })
    expect(await carryOut(dealer, checked.id)).toMatchObject({ state: 'DONE', done: 1, failed: 1 })
    const [x] = await rowsOf(dealer, checked.id)
    expect(x).toMatchObject({ stockNumber: 'x', outcome: 'FAILED', failure: 'EDIT_CONFLICT' })
    const after = await stockOf(dealer)
    expect(after.find(({ id }) => id === idOf('x'))?.['priceQAR']).toBe(222_000)

    await apiOk('PUT', `/api/listings/${idOf('y')}/availability`, { token, body: { availability: 'SOLD' } })
    const sold = await sendStockFile(dealer, 'Stock no,Price\ny,5000\n')
    expect((await rowsOf(dealer, sold.id))[0]?.problems).toMatchObject([{ problem: 'CANNOT_CHANGE' }])
    expect((await sendStockFile(dealer, 'Stock no,Price\ny,1000\n')).counts.SAME).toBe(1)
  })

  it('started twice at once makes every car once', async () => {
    const dealer = await registerVerifiedDealer()
    const rows = numbers(30).map((stockNumber) => ({ stockNumber }))
    const checked = await sendStockFile(dealer, englishFile(rows))
    const start = () => api('POST', `/api/seller/imports/${checked.id}/start`, { token: dealer.token })
    const answers = await Promise.all([start(), start(), start()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await carryOut(dealer, checked.id)).toMatchObject({ state: 'DONE', done: 30, failed: 0 })
    expect(await stockOf(dealer)).toHaveLength(30)
  })
})

describe('an import that is taken back', () => {
  it('deletes a car of which the file said no more than it had to', async () => {
    const dealer = await registerVerifiedDealer()
    const { id } = await sendStockFile(
      dealer,
      englishFile([{ stockNumber: 'A', isGCCSpec: '', hasWarranty: '', isAccidentFree: '' }]),
    )
    await carryOut(dealer, id)
    await undo(dealer, id)
    expect(await untilUndone(dealer, id)).toMatchObject({ undo: { undone: 1, kept: 0 } })
    expect(await stockOf(dealer)).toEqual([])
  })

  it('gives back what it changed and deletes what it made, but for what somebody touched or asked about', async () => {
    const [dealer, buyer] = await Promise.all([registerVerifiedDealer(), registerSeller()])
    const first = await sendStockFile(dealer, englishFile([{ stockNumber: 'A' }, { stockNumber: 'B' }]))
    await carryOut(dealer, first.id)
    const before = await stockOf(dealer)
    const second = await sendStockFile(
      dealer,
      englishFile([
        { stockNumber: 'A', priceQAR: 24_500, variant: 'VXR', availability: 'Reserved' },
        { stockNumber: 'B', priceQAR: 239_000, description: 'New words.' },
        { stockNumber: 'C' },
        { stockNumber: 'D' },
      ]),
    )
    await carryOut(dealer, second.id)
    const byNumber = async () =>
      new Map((await stockOf(dealer)).map((one) => [one.stockNumber as string, one]))
    const made = await byNumber()
    // The dealer changes one price by hand, and a buyer asks about one new car.
    await apiOk('PATCH', `/api/listings/${String(made.get('B')?.id)}`, {
      token: dealer.token,
      body: { priceQAR: 238_000 },
    })
    await asked(buyer, String(made.get('D')?.id))
    expect((await undo(dealer, second.id)).status).toBe(200)
    expect(await untilUndone(dealer, second.id)).toMatchObject({ undo: { undone: 2, kept: 2 } })
    const after = await byNumber()
    expect([...after.keys()].toSorted()).toEqual(['A', 'B', 'D'])
    const a = before.find(({ stockNumber }) => stockNumber === 'A')
    expect(after.get('A')).toMatchObject({
      priceQAR: a?.priceQAR,
      variant: 'GXR',
      availability: 'AVAILABLE',
      status: 'APPROVED',
    })
    expect(after.get('B')).toMatchObject({ priceQAR: 238_000, description: a?.description })
    const rows = await rowsOf(dealer, second.id)
    expect(rows.map((row) => row.undo)).toEqual([
      { outcome: 'UNDONE', reason: null, fields: [] },
      { outcome: 'KEPT', reason: 'CHANGED_SINCE', fields: ['priceQAR'] },
      { outcome: 'UNDONE', reason: null, fields: [] },
      { outcome: 'KEPT', reason: 'HAS_LEADS', fields: [] },
    ])
    // Asked again it does nothing twice.
    expect((await undo(dealer, second.id)).body).toMatchObject({ undo: { state: 'DONE', undone: 2 } })
  })

  it('is one that was carried out, and is over after a day', async () => {
    const dealer = await registerVerifiedDealer()
    const { id } = await sendStockFile(dealer, englishFile([{ stockNumber: 'A' }]))
    expect((await undo(dealer, id)).status).toBe(409)
    await carryOut(dealer, id)
    await changeImport(id, ['DONE'], { finishedAt: new Date(Date.now() - 86_500_000).toISOString() })
    expect((await undo(dealer, id)).status).toBe(409)
    expect(await stockOf(dealer)).toHaveLength(1)
  })
})

describe('a file that is none', () => {
  it.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
    ['IS_A_WORKBOOK', 'an Excel file', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0])],
    ['NOT_TEXT', 'bytes', Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256)],
    ['NOT_TEXT', 'text with NUL', 'Stock number,Make\n1,K\u0000ia\n'],
    ['DAMAGED', 'a quote left open', 'Stock number,Make\n1,"Kia\n2,BMW\n'],
    ['EMPTY', 'nothing but line breaks', '\n'.repeat(2_000_000)],
    ['TOO_MANY_ROWS', 'a thousand and one cars', `Stock number\n${numbers(1001).join('\n')}`],
    ['MISSING_COLUMNS', 'a million columns', 'x,'.repeat(1_000_000)],
    ['MISSING_COLUMNS', 'a page', '<!doctype html><script>alert(1)</script>'],
    ['REPEATED_COLUMNS', 'the price twice', 'Stock number,Price,السعر\n1,2,3'],
  ])('%s: %s is refused and leaves nothing', async (refusal, _, file) => {
    const dealer = await registerVerifiedDealer()
    const refused = await sendStockFile(dealer, file)
    expect(refused).toMatchObject({ state: 'REFUSED', refusal })
    expect(await rowsOf(dealer, refused.id)).toEqual([])
    const { body } = await api('POST', `/api/seller/imports/${refused.id}/start`, { token: dealer.token })
    expect(body.code).toBe('ILLEGAL_STATUS_MOVE')
  })

  it('says which columns new cars need', async () => {
    const dealer = await registerVerifiedDealer()
    const refused = await sendStockFile(dealer, 'Stock number,Make,Model\n1,Kia,Sportage\n')
    expect(refused).toMatchObject({ state: 'REFUSED', refusal: 'MISSING_COLUMNS' })
    expect(refused.refusedColumns).toContain('priceQAR')
    expect(refused.refusedColumns).not.toContain('make')
  })

  it('of another length than announced does not reach the storage', async () => {
    const { token } = await registerVerifiedDealer()
    const announced = { fileName: 'stock.csv', contentLength: 10, mode: 'PUBLISH' }
    const { body } = await apiOk('POST', '/api/seller/imports', { token, body: announced })
    const put = await fetch(body.uploadURL, { method: 'PUT', headers: body.headers, body: 'x'.repeat(11) })
    expect(put.status).toBe(403)
    for (const contentLength of [0, 2 * 1024 * 1024 + 1, 1.5]) {
      const refused = await api('POST', '/api/seller/imports', {
        token,
        body: { ...announced, contentLength },
      })
      expect(refused.status).toBe(400)
    }
  })
})

describe('who may', () => {
  it('is the dealership whose import it is, once it is verified', async () => {
    const [dealer, other, unverified, seller] = await Promise.all([
      registerVerifiedDealer(),
      registerVerifiedDealer(),
      registerDealer(),
      registerSeller(),
    ])
    const checked = await sendStockFile(dealer, englishFile([{ stockNumber: '1' }, { stockNumber: '2' }]))
    const calls = [
      ['GET', `/api/seller/imports/${checked.id}`],
      ['GET', `/api/seller/imports/${checked.id}/rows`],
      ['POST', `/api/seller/imports/${checked.id}/start`],
    ] as const
    for (const [method, path] of calls) {
      expect((await api(method, path, { token: other.token })).status).toBe(404)
      expect((await api(method, path, { token: seller.token })).status).toBe(403)
    }
    const announced = { fileName: 'stock.csv', contentLength: 10, mode: 'PUBLISH' }
    const refused = await api('POST', '/api/seller/imports', { token: unverified.token, body: announced })
    expect(refused.body.code).toBe('DEALERSHIP_NOT_VERIFIED')

    const { body } = await apiOk('GET', `${calls[1][1]}?limit=1`, { token: dealer.token })
    const theirs = await sendStockFile(other, englishFile([{ stockNumber: '1' }]))
    const crossed = `/api/seller/imports/${theirs.id}/rows?cursor=${body.nextCursor}`
    expect((await api('GET', crossed, { token: other.token })).status).toBe(400)
  })
})

it('is over when its time is, though the table still has it', async () => {
  const dealer = await registerVerifiedDealer()
  const { id } = await sendStockFile(dealer, englishFile([{ stockNumber: '1' }]))
  const stored = await getImportById(id)
  const old = {
    ...stored!,
    id: newId('import'),
    createdAt: new Date(Date.now() - 31 * 86_400_000).toISOString(),
  }
  await insertImport(old)
  const { token } = dealer
  expect((await api('GET', `/api/seller/imports/${old.id}`, { token })).status).toBe(404)
  expect((await api('POST', `/api/seller/imports/${old.id}/start`, { token })).status).toBe(404)
})

describe('a stock number', () => {
  it('is unique in a stock, whichever way a car comes or goes', async () => {
    const dealer = await registerVerifiedDealer()
    const other = await registerVerifiedDealer()
    const { token } = dealer
    const create = (stockNumber: string | null, who = token) =>
      api('POST', '/api/listings', { token: who, body: { ...carForm(), status: 'DRAFT', stockNumber } })
    const first = await create('AB 12')
    expect(first.body.stockNumber).toBe('AB 12')
    expect((await create('ab12')).body.code).toBe('STOCK_NUMBER_TAKEN')
    expect((await create('ab12', other.token)).status).toBe(201)

    const second = await create('٣٤')
    const rename = (stockNumber: string | null, id = second.body.id) =>
      api('PATCH', `/api/listings/${id}`, { token, body: { stockNumber } })
    expect((await rename('AB12')).body.code).toBe('STOCK_NUMBER_TAKEN')
    expect((await rename('ab 12', first.body.id)).body.stockNumber).toBe('ab 12')
    expect((await rename(null, first.body.id)).body.stockNumber).toBeNull()
    expect((await rename('AB12')).body.stockNumber).toBe('AB12')
    expect((await create('34')).status).toBe(201)
    await apiOk('DELETE', `/api/listings/${second.body.id}`, { token })
    expect((await create('AB12')).status).toBe(201)
    expect((await create(first.body.id)).status).toBe(400)
    expect((await create('\u200d\u200f')).status).toBe(400)
  })

  it('is a dealership’s alone', async () => {
    const { token } = await registerSeller()
    const body = { ...carForm(), status: 'DRAFT' }
    const refused = await api('POST', '/api/listings', { token, body: { ...body, stockNumber: '1' } })
    expect(refused.status).toBe(400)
    expect((await api('POST', '/api/listings', { token, body: { ...body, stockNumber: null } })).status).toBe(
      201,
    )
  })
})
