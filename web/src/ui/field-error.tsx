import { CircleAlert } from 'lucide-react'

/** Why an answer is not accepted; its control names it in `aria-describedby`. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-xs text-red">
    <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
    {children}
  </p>
)
