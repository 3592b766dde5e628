import { expect, it, vi } from 'vitest'
import type { Photo, Video } from '#shared/schemas/upload.ts'
import { renderIn } from '#web/testing/render.tsx'
import { Gallery } from './gallery.tsx'

const photoOf = (number: number): Photo => ({
  id: `upl_${'0'.repeat(25)}${number}`,
  imageUrl: `/api/listing-images/upl_${number}`,
  isMain: number === 1,
  width: 640,
  height: 480,
  placeholder: '',
})
const photos = [1, 2, 3, 4, 5, 6].map(photoOf)
const video: Video = {
  id: `vid_${'0'.repeat(26)}`,
  videoUrl: '/api/listing-videos/vid',
  contentType: 'video/mp4',
  seconds: 10,
  width: 640,
  height: 480,
  poster: { ...photoOf(9), isMain: false },
}

it('counts the photos without the video', async () => {
  const screen = await renderIn('en', <Gallery photos={photos} video={video} title="Patrol" />, [
    'listing',
    'cars',
  ])
  const name = (each: Element) => each.getAttribute('aria-label') ?? each.textContent
  await expect.element(screen.getByRole('button', { name: 'Enlarge photo 1 of 6' })).toBeVisible()
  const buttons = [...document.querySelectorAll('button')].map(name)
  expect(buttons).toContain('Enlarge photo 2 of 6')
  expect(buttons.filter((each) => each?.startsWith('Enlarge'))).toHaveLength(6)
  const thumbnails = [...document.querySelectorAll('li button')].map(name)
  expect(thumbnails.slice(0, 5)).toEqual([
    'Show photo 1',
    'Video of Patrol',
    'Show photo 2',
    'Show photo 3',
    'Show photo 4',
  ])
  expect(thumbnails.at(-1)).toContain('See all 6 photos')
})

it('pauses the video while the photos are shown enlarged', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause')
  // It goes on loading, and so never fails.
  const endless = { ...video, videoUrl: URL.createObjectURL(new MediaSource()) }
  const gallery = <Gallery photos={photos} video={endless} title="Patrol" />
  const screen = await renderIn('en', gallery, ['listing', 'cars', 'vehicle'])
  await screen.getByRole('button', { name: 'Video of Patrol' }).click()
  await screen.getByRole('button', { name: 'Play the video: Patrol' }).click()
  const player = await vi.waitUntil(() => document.querySelector('section video'), { timeout: 60_000 })
  expect(pause.mock.contexts).not.toContain(player)
  await screen.getByRole('button', { name: /See all 6 photos/ }).click()
  await expect.poll(() => pause.mock.contexts).toContain(player)
})
