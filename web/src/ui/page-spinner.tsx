import { Spinner } from './spinner.tsx'

/** Stands in the place of a page while it is not known what that shows. */
export const PageSpinner = ({ text }: { text: string }) => (
  <div role="status" className="grid min-h-dvh place-content-center justify-items-center gap-3 text-ink-2">
    <Spinner className="size-7" />
    {text}
  </div>
)
