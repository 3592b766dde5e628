import type { ReactNode } from 'react'
import { ChevronLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { paperWidth } from './paper-skeleton.tsx'

type PaperFrameProps = {
  slug: string
  /** The car in the language in use. */
  car: string
  words: { back: string; title: string; intro: string; print: string }
  /** Below the introduction. */
  note?: ReactNode
  /** Beside the button that prints. */
  choices?: ReactNode
  children: ReactNode
}

/** What stands on the screen around a paper about a car: the way back, what it is, and the button that prints it. */
export const PaperFrame = ({ slug, car, words, note, choices, children }: PaperFrameProps) => (
  <div className={paperWidth}>
    {/* A form about one car is nothing to find. */}
    <meta name="robots" content="noindex" />
    <Link
      to={paths.car(slug)}
      className="inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-ink hover:underline"
    >
      <ChevronLeft aria-hidden className="mirrored size-4" />
      {words.back}
    </Link>
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-prose">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="mt-1 font-medium">
          <bdi>{car}</bdi>
        </p>
        <p className="mt-3 text-ink-2">{words.intro}</p>
        {note}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {choices}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-4.5" />
          {words.print}
        </Button>
      </div>
    </div>
    {children}
  </div>
)
