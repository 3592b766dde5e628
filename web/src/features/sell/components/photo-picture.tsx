import { useState, type ComponentProps } from 'react'
import { ImageOff } from 'lucide-react'
import { passageOf, type Upload } from '#web/entities/upload/queue.ts'
import { UploadProgress } from '#web/entities/upload/upload-progress.tsx'
import { cx } from '#web/ui/cx.ts'

type PhotoPictureProps = ComponentProps<'div'> & { upload: Upload; name: string }

/** The photo itself, and how far it is on its way. */
export const PhotoPicture = ({ upload, name, ...rest }: PhotoPictureProps) => {
  const { preview } = upload
  const passage = passageOf(upload)
  // Not every file that calls itself an image can be shown; another preview deserves another look.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <div {...rest}>
      {preview && broken !== preview ? (
        <img
          src={preview}
          alt={name}
          draggable={false}
          onError={() => setBroken(preview)}
          className={cx('aspect-[4/3] size-full bg-sand object-cover select-none', passage && 'opacity-60')}
        />
      ) : (
        <span
          role="img"
          aria-label={name}
          className="grid aspect-[4/3] size-full place-items-center bg-sand text-ink-3"
        >
          <ImageOff aria-hidden className="size-8 stroke-1" />
        </span>
      )}
      {passage && (
        <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1.5 bg-black/65 p-2.5 text-xs text-white">
          <UploadProgress name={name} passage={passage} />
        </div>
      )}
    </div>
  )
}
