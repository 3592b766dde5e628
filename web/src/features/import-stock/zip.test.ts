import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { listZip, openZipped, zipLimits } from '#web/features/import-stock/zip.ts'
import { collectPhotos, nothingCollected } from './match-photos.ts'

const photo = strToU8('a photo, as far as a zip can tell '.repeat(50))
const zipOf = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) =>
  new File([new Uint8Array(zipSync(files, { level }))], 'photos.zip', { type: 'application/zip' })

describe('listZip', () => {
  it('finds the photos, in folders too, and leaves out what is none', async () => {
    const zip = zipOf({
      'one.jpg': photo,
      'cars/Two.PNG': photo,
      'cars/readme.txt': photo,
      'cars/.hidden.jpg': photo,
      '__MACOSX/cars/._Two.PNG': photo,
    })
    expect((await listZip(zip)).map(({ path }) => path)).toEqual(['one.jpg', 'cars/Two.PNG'])
  })

  it('reads Arabic names', async () => {
    expect((await listZip(zipOf({ 'صور/سيارة.jpg': photo })))[0]!.path).toBe('صور/سيارة.jpg')
  })

  it('refuses what is no zip, too large, or has too many files', async () => {
    await expect(listZip(new Blob(['not a zip']))).rejects.toMatchObject({ problem: 'DAMAGED' })
    const large = Object.defineProperty(zipOf({ 'a.jpg': photo }), 'size', { value: zipLimits.bytes + 1 })
    await expect(listZip(large)).rejects.toMatchObject({ problem: 'TOO_LARGE' })
    const names = Array.from({ length: zipLimits.entries + 1 }, (_, index) => [
      `${index}.jpg`,
      new Uint8Array(0),
    ])
    await expect(listZip(zipOf(Object.fromEntries(names), 0))).rejects.toMatchObject({ problem: 'TOO_MANY' })
  })

  it('refuses a zip that ends in the middle, and a locked one', async () => {
    const bytes = zipSync({ 'a.jpg': photo })
    await expect(listZip(new Blob([bytes.slice(0, -30)]))).rejects.toMatchObject({ problem: 'DAMAGED' })
    const header = bytes.findLastIndex(
      (byte, at) => byte === 0x50 && bytes[at + 2] === 1 && bytes[at + 3] === 2,
    )
    bytes[header + 8]! |= 1
    await expect(listZip(new Blob([bytes]))).rejects.toMatchObject({ problem: 'ENCRYPTED' })
  })
})

describe('openZipped', () => {
  it.each([0, 9] as const)('unpacks one photo of level %i', async (level) => {
    const zip = zipOf({ 'first.jpg': strToU8('x'), 'a/second.JPG': photo }, level)
    const file = await openZipped(zip, (await listZip(zip))[1]!)
    expect(file).toMatchObject({ name: 'second.JPG', type: 'image/jpeg', size: photo.length })
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(photo)
  })

  it('stops at what unpacks to more than it says, or to too much', async () => {
    const zip = zipOf({ 'a.jpg': photo })
    const [entry] = await listZip(zip)
    await expect(openZipped(zip, { ...entry!, size: 10 })).rejects.toMatchObject({ problem: 'DAMAGED' })
    await expect(openZipped(zip, { ...entry!, size: zipLimits.photoBytes + 1 })).rejects.toMatchObject({
      problem: 'TOO_LARGE',
    })
  })

  it('refuses compressed bytes that are broken', async () => {
    const zip = zipOf({ 'a.jpg': photo })
    const [entry] = await listZip(zip)
    await expect(openZipped(zip, { ...entry!, compressed: 5 })).rejects.toMatchObject({ problem: 'DAMAGED' })
  })
})

describe('collectPhotos', () => {
  const image = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

  it('takes images and zips together, and names what it cannot use', async () => {
    const files = [
      image('A-1.jpg'),
      zipOf({ 'B-1.jpg': photo }),
      image('list.csv', 'text/csv'),
      new File(['x'], 'broken.zip'),
      image('C-1.HEIC', ''),
    ]
    const { sources, refused } = await collectPhotos(nothingCollected, files)
    expect([...sources.keys()]).toEqual(['a-1.jpg', 'b-1.jpg', 'c-1.heic'])
    expect(refused).toEqual([
      { name: 'list.csv', problem: 'NOT_A_PHOTO' },
      { name: 'broken.zip', problem: 'DAMAGED' },
    ])
    expect((await sources.get('c-1.heic')!.open()).type).toBe('image/heic')
  })

  it('does not guess between two of one name, until one is chosen by itself', async () => {
    const twice = await collectPhotos(nothingCollected, [zipOf({ 'a/1.jpg': photo, 'b/1.JPG': photo })])
    expect([...twice.ambiguous]).toEqual(['1.jpg'])
    const chosen = await collectPhotos(twice, [image('1.jpg')])
    expect(chosen.ambiguous.size).toBe(0)
  })
})
