/** A car's video: half a minute in full HD as a phone records it, a whole one in HD. `side` is the longer one's pixels. */
export const videoLimits = { bytes: 60 * 1024 * 1024, seconds: 60, side: 3840 } as const

/** What a device may send. MOV is the same container as MP4, as iPhones write it. */
export const videoContentTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const

/** What is served: every video is packed anew as one of the two. */
export const servedVideoTypes = ['video/mp4', 'video/webm'] as const

/** The path before a video's id in its address. */
export const videoFolder = '/api/listing-videos/'

/** The address under which a video is served on every stage. */
export const videoUrl = (videoId: string): string => videoFolder + videoId

/** The key of a published video in the photo bucket. */
export const videoKey = (videoId: string): string => `${videoId}/video`

/** Whether a video is longer than allowed. Cameras stop a frame or two late, so the fraction of a second does not count. */
export const isTooLong = (seconds: number): boolean => Math.floor(seconds) > videoLimits.seconds
