import { useId } from 'react'
import type { Pair } from '../both-languages.ts'
import { Bilingual } from './paper.tsx'

type ChoicesProps = { legend: Pair; choices: readonly Pair[] }

/** One of a few to mark, here or by hand. */
export const Choices = ({ legend, choices }: ChoicesProps) => {
  const name = useId()
  return (
    <fieldset dir="ltr" className="mt-3 min-w-0">
      <legend className="sr-only">
        {legend.en} {legend.ar}
      </legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {choices.map((choice) => (
          <label key={choice.en} className="flex min-h-9 items-center gap-3 text-sm">
            <input
              type="radio"
              name={name}
              className="size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-card checked:border-[5px] checked:border-brand forced-colors:appearance-auto"
            />
            <Bilingual {...choice} className="flex-1" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
