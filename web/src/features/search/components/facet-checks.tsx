import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type FacetChoice = {
  value: string
  label: string
  /** Absent while it is not known. */ count: number | undefined
}

type FacetChecksProps = {
  choices: readonly FacetChoice[]
  chosen: readonly string[]
  onToggle: (value: string) => void
  className?: string
}

/** Choices to tick, each with the number of cars it would show. One that would show none cannot be ticked. */
export const FacetChecks = ({ choices, chosen, onToggle, className }: FacetChecksProps) => {
  const { language } = useT()
  return (
    <ul className={className}>
      {choices.map(({ value, label, count }) => {
        const checked = chosen.includes(value)
        return (
          <li key={value}>
            <Checkbox
              label={<bdi>{label}</bdi>}
              after={count === undefined ? undefined : formatNumber(count, language)}
              checked={checked}
              disabled={count === 0 && !checked}
              onChange={() => onToggle(value)}
            />
          </li>
        )
      })}
    </ul>
  )
}
