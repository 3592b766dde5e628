import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import Lightbox, { type SlideImage, type SlideVideo } from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import VideoPlugin from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import counterSheet from 'yet-another-react-lightbox/plugins/counter.css?url'
import sheet from 'yet-another-react-lightbox/styles.css?url'
import { photoWidths } from '#shared/constants/photos.ts'
import { photoKindLabels } from '#shared/reference/photo-kinds.ts'
import type { Photo, Video } from '#shared/schemas/upload.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'
import { withoutVideo } from './photo-thumbnails.tsx'

type PhotoDialogProps = {
  open: boolean
  photos: readonly Photo[]
  /** One of the photos is its picture. */
  video: Video | null | undefined
  title: string
  /** The photo to begin with. */
  first: number
  /** Called with the index of the photo in sight. */
  onShow: (index: number) => void
  onClose: () => void
  /** Called after closing, with the index of the photo seen last. */
  onLeft: (index: number) => void
}

/** Every stored width, for the screen and for what zooming in needs. Never more pixels than the photo has. */
const toSlide = ({ imageUrl, width, height }: Photo, alt: string): SlideImage => ({
  src: `${imageUrl}?w=${photoWidths.at(-1)}`,
  alt,
  width,
  height,
  srcSet: photoWidths
    .slice(1)
    .filter((stored, index) => index === 0 || stored <= width)
    .map((stored) => ({
      src: `${imageUrl}?w=${stored}`,
      width: stored,
      height: Math.round((height * stored) / width),
    })),
})

const toVideoSlide = ({ videoUrl, contentType, width, height, poster }: Video): SlideVideo => ({
  type: 'video',
  poster: `${poster.imageUrl}?w=1280`,
  width,
  height,
  sources: [{ src: videoUrl, type: contentType }],
})

/** The photos over the whole window: swipe, pinch, double tap, wheel, arrow keys, + and −; Back and Esc close it. */
export const PhotoDialog = ({
  open,
  photos,
  video,
  title,
  first,
  onShow,
  onClose,
  onLeft,
}: PhotoDialogProps) => {
  const { t, language } = useT('listing')
  const vehicle = useT('vehicle')
  const common = useT()
  // The viewer is no `<dialog>`.
  useBackCloses(open, onClose, { isNative: false })
  const last = useRef(first)
  const leave = useEffectEvent(() => onLeft(last.current))
  useEffect(() => {
    if (!open) leave()
  }, [open])
  const show = (index: number) => {
    last.current = index
    onShow(index)
  }
  // The same list until the photos change: a new one takes the viewer back to the first photo.
  const slides = useMemo(() => {
    const counted = withoutVideo(photos, video)
    return photos.map((photo) => {
      if (video && photo.id === video.poster.id) return toVideoSlide(video)
      const name = t('gallery.photo', { number: counted.indexOf(photo) + 1, total: counted.length, title })
      const kind = photo.kind && photoKindLabels[photo.kind][language]
      return toSlide(photo, kind ? t('gallery.photoOfKind', { photo: name, kind }) : name)
    })
  }, [photos, video, title, t, language])
  return (
    <>
      {/* Stylesheets are links: the build drops the styles that a lazy chunk imports. Nothing is drawn before they are loaded. */}
      <link rel="stylesheet" href={sheet} precedence="viewer" />
      <link rel="stylesheet" href={counterSheet} precedence="viewer" />
      <Lightbox
        open={open}
        close={onClose}
        index={first}
        slides={slides}
        plugins={[Zoom, Counter, VideoPlugin]}
        video={{ controls: true, playsInline: true, preload: 'none' }}
        on={{ view: ({ index }) => show(index) }}
        carousel={{ finite: true, preload: 1, padding: 0, imageFit: 'contain' }}
        controller={{ closeOnPullDown: true }}
        zoom={{ maxZoomPixelRatio: 2, pinchZoomV4: true, scrollToZoom: true }}
        counter={{ container: { dir: 'ltr' } }}
        labels={{
          Close: common.t('close'),
          Previous: t('gallery.previous'),
          Next: t('gallery.next'),
          Lightbox: title,
          'Photo gallery': t('gallery'),
          Carousel: t('gallery'),
          Slide: vehicle.t('gallery.slide'),
          '{index} of {total}': t('gallery.counter', { number: '{index}', total: '{total}' }),
          'Zoom in': vehicle.t('gallery.zoomIn'),
          'Zoom out': vehicle.t('gallery.zoomOut'),
        }}
      />
    </>
  )
}
