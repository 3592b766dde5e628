import { afterEach, expect, it } from 'vitest'
import { setTheme } from '#web/stores/theme.ts'
import { renderIn } from '#web/testing/render.tsx'
import { HeadTags } from './head-tags.tsx'

afterEach(() => {
  setTheme('system')
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.remove()
})

it('gives the browser’s own bar the colour of a theme that was chosen', async () => {
  const bars = ['light', 'dark'].map((scheme) => {
    const bar = Object.assign(document.createElement('meta'), { name: 'theme-color', media: scheme })
    document.head.append(bar)
    return bar
  })
  await renderIn('en', <HeadTags />)
  const media = () => bars.map((bar) => bar.media)
  const ofDevice = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']
  await expect.poll(media).toEqual(ofDevice)
  setTheme('dark')
  await expect.poll(media).toEqual(['not all', 'all'])
  setTheme('light')
  await expect.poll(media).toEqual(['all', 'not all'])
  setTheme('system')
  await expect.poll(media).toEqual(ofDevice)
})
