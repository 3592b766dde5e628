import { photoFolder } from '#shared/constants/photos.ts'

// A route of the API lies among the photos; a photo is named by its upload.
const upload = /^upl_[0-9A-Z]{26}$/

/**
 * True for the request of a listing's photo, the one thing below `/api` that the worker may keep: its address is known only
 * to who may see it, nothing of its answer depends on who asks, and it never changes.
 */
export const isListingPhoto = ({ method, url, headers }: Request, origin: string): boolean => {
  const { origin: asked, pathname } = new URL(url)
  return (
    method === 'GET' &&
    asked === origin &&
    !headers.has('authorization') &&
    pathname.startsWith(photoFolder) &&
    upload.test(pathname.slice(photoFolder.length))
  )
}
