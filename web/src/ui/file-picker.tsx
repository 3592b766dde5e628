import { useState, type ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type FilePickerProps = {
  id: string
  accept: readonly string[]
  multiple?: boolean
  /** The input's accessible name, when its own text does not say enough. */
  label?: string
  describedBy?: string | undefined
  invalid?: boolean
  onFiles: (files: readonly File[]) => void
  className: string
  children: ReactNode
}

/** A place to choose files, or to drop them on. It is one real file input, so every keyboard and phone knows it. */
export const FilePicker = ({
  id,
  accept,
  multiple = false,
  label,
  describedBy,
  invalid = false,
  onFiles,
  className,
  children,
}: FilePickerProps) => {
  const [over, setOver] = useState(false)
  return (
    <label
      className={cx(
        'relative cursor-pointer transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
        over && 'border-maroon bg-maroon-tint',
      )}
    >
      <input
        type="file"
        id={id}
        accept={accept.join(',')}
        multiple={multiple}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        // The browser itself handles a drop on a file input; only the style is ours.
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Else choosing the same file again would be no change.
          target.value = ''
        }}
      />
      {children}
    </label>
  )
}
