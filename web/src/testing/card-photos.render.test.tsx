import { early } from '#web/api/early.ts'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/market.ts'
import { photoKindLabels } from '#shared/reference/photo-kinds.ts'
import type { PhotoKind } from '#shared/constants/photos.ts'
import { Gallery } from '#web/features/car/gallery.tsx'
import { CarPhoto } from '#web/ui/car-photo.tsx'
import { ListingCard } from '#web/entities/listing/listing-card.tsx'
import { listing, long } from './fixtures.ts'
import { fakeApi, renderIn, violations } from './render.tsx'

const idAt = (number: number) => `upl_${String(number).padStart(26, '0')}`
const photo = {
  id: idAt(0),
  imageUrl: `/api/listing-images/${idAt(0)}`,
  isMain: true,
  width: 1280,
  height: 960,
  placeholder: '',
}
const car = { ...listing, images: [photo], morePhotos: [1, 2, 3, 4].map(idAt), imageCount: 12 }
const photosInPage = () => [...document.querySelectorAll('article img')].map((img) => img.getAttribute('src'))
const sourceOf = (number: number) => `/api/listing-images/${idAt(number)}?w=640`

const strip = () => document.querySelector<HTMLElement>('article [aria-hidden] a')!.parentElement!

beforeEach(async () => {
  await page.viewport(360, 760)
  fakeApi(() => undefined)
})
afterEach(async () => {
  await page.viewport(1440, 900)
})

describe.each(languages)('the photos of a card in %s', (language) => {
  it('are fetched only when somebody touches or hovers, one ahead of those seen', async () => {
    // Under a pointer that an earlier test left there, the card would be hovered from the beginning.
    const above = await renderIn(language, <p>above</p>, ['cars'])
    await userEvent.hover(above.getByText('above'))
    const screen = await renderIn(language, <ListingCard listing={car} sizes="92vw" />, ['cars'])
    await expect.element(screen.getByRole('article')).toBeVisible()
    expect(photosInPage()).toEqual([sourceOf(0)])

    await userEvent.hover(screen.getByRole('article'))
    strip().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await expect.poll(photosInPage).toEqual([sourceOf(0), sourceOf(1)])

    const sign = language === 'ar' ? -1 : 1
    strip().scrollTo({ left: sign * strip().clientWidth * 2, behavior: 'instant' })
    await expect.poll(photosInPage).toEqual([0, 1, 2, 3].map(sourceOf))
  })

  it('lead to the car wherever they are pressed, and are one picture for a screen reader', async () => {
    const screen = await renderIn(language, <ListingCard listing={car} sizes="92vw" />, ['cars'])
    await expect.element(screen.getByRole('link')).toHaveAttribute('href', `/cars/${listing.slug}`)
    expect(screen.getByRole('img').elements()).toHaveLength(1)
    const { left, top, width, height } = strip().getBoundingClientRect()
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')
    expect(pressed?.getAttribute('href')).toBe(`/cars/${listing.slug}`)
    expect(strip().contains(pressed!)).toBe(true)
    expect(await violations()).toEqual([])
  })

  it('are no stop of a keyboard where a finger scrolls them', async () => {
    const screen = await renderIn(language, <ListingCard listing={car} sizes="92vw" />, ['cars'])
    await expect.element(screen.getByRole('article')).toBeVisible()
    strip().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await expect.poll(() => getComputedStyle(strip()).overflowX).toBe('auto')
    screen.getByRole('link').element().focus()
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(document.body)
  })

  it('are turned by arrows of a mouse', async () => {
    await page.viewport(1440, 900)
    const screen = await renderIn(language, <ListingCard listing={car} sizes="20rem" />, ['cars'])
    await userEvent.hover(screen.getByRole('article'))
    const arrows = () => [...document.querySelectorAll<HTMLElement>('article button')]
    await expect.poll(() => arrows().length).toBe(1)
    arrows()[0]!.click()
    await expect.poll(() => Math.round(Math.abs(strip().scrollLeft) / strip().clientWidth)).toBe(1)
    await expect.poll(() => arrows().length).toBe(2)
  })
})

it('shows one photo where a card knows no others', async () => {
  const screen = await renderIn('en', <ListingCard listing={{ ...car, morePhotos: [] }} sizes="92vw" />, [
    'cars',
  ])
  await expect.element(screen.getByRole('link')).toBeVisible()
  await userEvent.hover(screen.getByRole('article'))
  expect(document.querySelectorAll('article a')).toHaveLength(1)
  expect(photosInPage()).toEqual([sourceOf(0)])
})

describe.each(languages)('the gallery in %s', (language) => {
  const photos = [undefined, 'outside', 'engine', 'engine'].map((kind, number) => ({
    ...photo,
    id: idAt(number),
    imageUrl: `/api/listing-images/${idAt(number)}`,
    ...(kind && { kind: kind as PhotoKind }),
  }))

  it('shows the photos of one kind, and all of them again', async () => {
    const screen = await renderIn(language, <Gallery photos={photos} title={long} />, ['listing', 'cars'])
    const chip = (kind: PhotoKind) => screen.getByRole('button', { name: photoKindLabels[kind][language] })
    const enlarging = () =>
      document.querySelectorAll('section > div button[aria-label]:has(> :is(img, span))').length
    await expect.element(chip('engine')).toHaveAttribute('aria-pressed', 'false')
    expect(enlarging()).toBe(4)
    await chip('engine').click()
    await expect.poll(enlarging).toBe(2)
    // The photo's kind is in the name of the button, which hides that of the picture.
    expect(document.querySelector('section > div button:has(> img)')?.getAttribute('aria-label')).toContain(
      photoKindLabels.engine[language],
    )
    await screen.getByRole('group').getByRole('button').first().click()
    await expect.poll(enlarging).toBe(4)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['a-car', '/api/listings/a-car/photo'],
    ['another', photos[0]!.imageUrl],
  ])('shows the main photo of %s under %s, where the document asked for that of a-car', async (slug, url) => {
    early.photo = '/api/listings/a-car/photo'
    await renderIn(language, <Gallery photos={photos} slug={slug} title={long} />, ['listing', 'cars'])
    const shown = [...document.querySelectorAll('section > div:first-of-type img')]
    const sources = shown.map((each) => each.getAttribute('srcset')?.split('?')[0])
    expect(sources).toEqual([url, photos[1]!.imageUrl])
    early.photo = undefined
  })

  it('shows the video after the main photo, as its picture until somebody plays it', async () => {
    const poster = { ...photo, id: idAt(9), imageUrl: `/api/listing-images/${idAt(9)}`, isMain: false }
    const id = 'vid_00000000000000000000000000'
    const video = { id, videoUrl: `/api/listing-videos/${id}`, contentType: 'video/mp4', seconds: 9 } as const
    const shown = { ...video, width: 640, height: 360, poster }
    const gallery = <Gallery photos={photos} video={shown} title={long} />
    const screen = await renderIn(language, gallery, ['listing', 'cars'])
    expect(await violations()).toEqual([])
    const strip = document.querySelector('section > div > div')
    expect(document.querySelector('video')).toBeNull()
    strip?.children[1]?.querySelector('button')?.click()
    await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toBe(shown.videoUrl)
    expect(document.querySelector('video')).toMatchObject({
      controls: true,
      preload: 'none',
      playsInline: true,
    })
    expect(screen.getByRole('button').elements().length).toBeGreaterThan(4)
  })

  it('offers no choice where the photos have no kind', async () => {
    const plain = photos.map((each) => ({ ...each, kind: undefined }))
    const screen = await renderIn(language, <Gallery photos={plain} title={long} />, ['listing', 'cars'])
    await expect.element(screen.getByRole('button').first()).toBeVisible()
    expect(screen.getByRole('group').elements()).toHaveLength(0)
  })
})

it('a photo that cannot be fetched leaves its placeholder, without the browser’s sign over it', async () => {
  const placeholder = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const lost = { ...photo, imageUrl: '/api/listing-images/lost', placeholder }
  const screen = await renderIn(
    'en',
    <CarPhoto photo={lost} alt="A white car" sizes="92vw" className="h-40" />,
  )
  const shown = () => getComputedStyle(screen.getByRole('img', { name: 'A white car' }).element())
  await expect.poll(() => shown().content).toContain('data:')
  expect(shown().backgroundImage).toContain(placeholder)
  // Another photo in its place is shown.
  await screen.rerender(
    <CarPhoto photo={{ ...lost, imageUrl: placeholder }} alt="A white car" sizes="92vw" />,
  )
  await expect.poll(() => shown().content).toBe('normal')
})
