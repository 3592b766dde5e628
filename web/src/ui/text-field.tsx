import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className'> & {
    /** Inside the box, before the text: an icon or a unit. */
    before?: ReactNode
    /** Inside the box, after the text: a unit, or an IconButton. */
    after?: ReactNode
  }

// Input has its own direction: addresses and phone numbers read from left to right in an Arabic form too. The line begins where
// the page's lines begin; with dir="auto" an empty field would begin at the left. Firefox draws a plaintext placeholder of a page from right
// to left outside the box (seen in 153).
const wordTypes = new Set(['text', 'email', 'tel', 'url'])
const ownDirection = 'on-page-side not-placeholder-shown:[unicode-bidi:plaintext]'

/** One line of text. Takes an input's own attributes and `ref`, so `{...register('name')}` fits. */
export const TextField = ({
  label,
  labelHidden,
  hint,
  error,
  problemId,
  optional,
  className,
  before,
  after,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, labelHidden, hint, error, problemId, optional, className, id: input.id }}>
    {(control) => (
      <span className="relative flex items-center">
        {before && (
          <span className="pointer-events-none absolute start-3.5 text-sm text-ink-3 [&>svg]:size-5">
            {before}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          className={cx(
            controlClass,
            // Not h-12: with a height of its own Chromium cuts the text at the font's descent, and a final ي loses its dots.
            'min-h-12 px-3.5',
            Boolean(before) && 'ps-11',
            Boolean(after) && 'pe-12',
            wordTypes.has(input.type ?? 'text') && !input.dir && ownDirection,
          )}
        />
        {after && <span className="absolute end-0.5 flex items-center text-sm text-ink-3">{after}</span>}
      </span>
    )}
  </Field>
)
