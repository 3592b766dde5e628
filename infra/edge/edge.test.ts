import { Script, createContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { bundleEdge } from '#infra/edge/bundle-edge.ts'
import type { EdgeEvent } from '#infra/edge/event.ts'
import { photoVariantKey } from '#shared/rules/photo-variant.ts'

/** Runs the bundle as CloudFront does: a bare global `handler` in a world without Node. */
const run = (
  file: string,
  uri: string,
  { width, accept }: { width?: string; accept?: string } = {},
): unknown => {
  const event: EdgeEvent = {
    request: {
      uri,
      querystring: width === undefined ? {} : { w: { value: width } },
      headers: accept === undefined ? {} : { accept: { value: accept } },
    },
  }
  const world = createContext({ event: JSON.stringify(event) })
  const result: unknown = new Script(
    `${bundleEdge(file)}; JSON.stringify(handler(JSON.parse(event)))`,
  ).runInContext(world)
  return JSON.parse(String(result))
}

const photo = 'upl_0123456789ABCDEFGHJKMNPQRS'

describe('the photo function', () => {
  it.each([
    [undefined, 'image/avif,image/webp,*/*'],
    ['320', 'image/webp,*/*'],
    ['641', '*/*'],
    ['99999', undefined],
    ['-1', 'image/avif'],
    ['1e3', 'image/avif'],
  ])('picks what the local gateway picks: width %s, accept %s', (width, accept) => {
    const asked = { ...(width && { width }), ...(accept && { accept }) }
    expect(run('photo-variant.ts', `/api/listing-images/${photo}`, asked)).toMatchObject({
      uri: `/${photoVariantKey(photo, { width, accept: accept ?? '' })}`,
    })
  })

  it.each([
    '',
    'upl_short',
    `${photo}/320.avif`,
    `../${photo}`,
    photo.toLowerCase(),
    'doc_0123456789ABCDEFGHJKMNPQRS',
  ])('answers 404 for %o and asks the bucket for nothing', (name) => {
    expect(run('photo-variant.ts', `/api/listing-images/${name}`)).toMatchObject({ statusCode: 404 })
  })
})

describe('the app shell', () => {
  it.each(['/', '/cars', '/cars/toyota-land-cruiser-2021-8k2m', '/ar/cars/', '/a.b/c'])(
    'gives %s the one document',
    (uri) => {
      expect(run('app-shell.ts', uri)).toMatchObject({ uri: '/index.html' })
    },
  )

  it.each(['/assets/main-4f2a.js', '/favicon.svg', '/robots.txt'])('leaves %s alone', (uri) => {
    expect(run('app-shell.ts', uri)).toMatchObject({ uri })
  })
})
