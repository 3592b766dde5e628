import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { Pair } from '#web/i18n/both-languages.ts'

// English pages set the odd Arabic word in the system's font; a contract is worth ours.
const ownFont = { fontFamily: 'var(--font-sans)' }

/** English at the left and Arabic at the right, whichever language the page is in. */
export const Bilingual = ({ en, ar, className }: Pair & { className?: string }) => (
  <span dir="ltr" className={cx('flex items-baseline justify-between gap-x-4', className)}>
    <span lang="en">{en}</span>
    <span lang="ar" dir="rtl" style={ownFont}>
      {ar}
    </span>
  </span>
)

/** Paragraphs side by side; on a phone the English one comes first. */
export const Columns = ({ en, ar, className }: Record<keyof Pair, ReactNode> & { className?: string }) => (
  <div dir="ltr" className={cx('grid gap-x-8 gap-y-1 sm:grid-cols-2', className)}>
    <p lang="en">{en}</p>
    <p lang="ar" dir="rtl" style={ownFont}>
      {ar}
    </p>
  </div>
)

/** A numbered part of the paper. */
export const Part = ({ title, children }: { title: Pair; children: ReactNode }) => (
  <section className="mt-6">
    <h3 className="border-b border-ink pb-1 text-base">
      <Bilingual {...title} />
    </h3>
    {children}
  </section>
)

/** A fact that is known already, under its name. */
export const Known = ({ name, value }: { name: Pair; value: Pair }) => (
  <div className="min-w-0 border-b border-line pb-1">
    <dt className="text-xs text-ink-3">
      <Bilingual {...name} />
    </dt>
    <dd className="text-sm font-medium">
      {value.en === value.ar ? <bdi>{value.en}</bdi> : <Bilingual {...value} />}
    </dd>
  </div>
)

const blank = 'block min-h-11 w-full resize-none border-b border-edge bg-transparent text-sm font-medium'

type BlankProps = Omit<ComponentProps<'input'>, 'className' | 'name'> & { name: Pair }

/** A line to fill in, here or by hand. */
export const Blank = ({ name, ...input }: BlankProps) => (
  <label className="block min-w-0">
    <span className="text-xs text-ink-3">
      <Bilingual {...name} />
    </span>
    <input type="text" autoComplete="off" dir="auto" {...input} className={blank} />
  </label>
)

/** Two lines to fill in, as wide as the paper. */
export const LongBlank = ({ name }: { name: Pair }) => (
  <label className="block min-w-0 sm:col-span-2">
    <span className="text-xs text-ink-3">
      <Bilingual {...name} />
    </span>
    <textarea rows={2} dir="auto" className={blank} />
  </label>
)
