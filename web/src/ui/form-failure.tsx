import { CircleAlert } from 'lucide-react'

type FormFailureProps = { title: string; /** Undefined: nothing failed. */ text: string | undefined }

/**
 * Why a form did not go through, announced at once and kept beside its button: a toast leaves by itself, and cannot be
 * seen over a dialog.
 */
export const FormFailure = ({ title, text }: FormFailureProps) =>
  text && (
    <div role="alert" className="flex gap-3 rounded-control bg-red-tint p-3.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
      <div>
        <p className="font-medium">{title}</p>
        <p className="text-ink-2">{text}</p>
      </div>
    </div>
  )
