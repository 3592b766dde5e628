import { isTooLong } from '#shared/constants/videos.ts'
import { drawFrame } from './redraw.ts'
import { UploadError } from './upload-status.ts'

// The first moments of a video are often blurred or dark.
const posterAtSeconds = 1

const openedWithin = 20_000

/** Resolves with the next event of that name. Rejects when the browser cannot play the video, or says nothing for long. */
const next = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked' | 'durationchange'): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new UploadError('VIDEO_UNREADABLE'))
    video.addEventListener(name, () => resolve(), { once: true })
    video.addEventListener('error', fail, { once: true })
    setTimeout(fail, openedWithin)
  })

// A busy device finds the place before it has decoded the picture there, and a canvas would stay black.
const shownWithin = 2000

const nextPicture = (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    video.requestVideoFrameCallback?.(() => resolve())
    setTimeout(resolve, shownWithin)
  })

/** Recordings of browsers do not say how long they are: the end is looked for. */
const lengthOf = async (video: HTMLVideoElement): Promise<number> => {
  if (Number.isFinite(video.duration)) return video.duration
  const known = next(video, 'durationchange')
  video.currentTime = Number.MAX_SAFE_INTEGER
  await known
  return video.duration
}

/**
 * Opens a video on this device and draws the picture that stands for it.
 * @throws UploadError VIDEO_UNREADABLE when this browser cannot play it, TOO_LONG for more than the allowed time
 */
export const posterOf = async (file: Blob): Promise<Blob> => {
  const address = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.playsInline = true
    video.preload = 'auto'
    const opened = next(video, 'loadeddata')
    video.src = address
    // iPhones load the first picture only when they are asked to.
    video.load()
    await opened
    const seconds = await lengthOf(video)
    if (isTooLong(seconds)) throw new UploadError('TOO_LONG')
    // Its sound can be played, its pictures cannot.
    if (video.videoWidth === 0) throw new UploadError('VIDEO_UNREADABLE')
    const [found, shown] = [next(video, 'seeked'), nextPicture(video)]
    video.currentTime = Math.min(posterAtSeconds, seconds / 2)
    await found
    await shown
    return await drawFrame(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
