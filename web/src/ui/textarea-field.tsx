import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

/** Several lines of text: `rows` of them at first; grows with them where the browser can. */
export const TextareaField = ({
  label,
  labelHidden,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, 'className'>) => (
  <Field {...{ label, labelHidden, hint, error, optional, className, id: area.id }}>
    {(control) => (
      <textarea
        rows={rows}
        // A field that grows takes no height from its rows: lines, padding and edges.
        style={{ minHeight: `calc(${rows}lh + 1.5rem + 2px)` }}
        // By Tab a browser shows the line of the caret, which a bar at the lower edge may cover; this keeps the scroll margin.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        {...area}
        {...control}
        // Each paragraph in its own direction, and a placeholder in the page's (`text-field.tsx`). By dir="auto" an empty field, and its placeholder, would be Latin.
        className={cx(
          controlClass,
          'field-sizing-content px-3.5 py-3 not-placeholder-shown:[unicode-bidi:plaintext]',
        )}
      />
    )}
  </Field>
)
