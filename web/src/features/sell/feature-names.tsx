import { Check } from 'lucide-react'
import { features } from '#shared/reference/features.ts'
import { useT } from '#web/i18n/use-t.ts'

/** The chosen equipment by name. A key that we have no words for shows as it is. */
export const FeatureNames = ({ keys }: { keys: readonly string[] }) => {
  const { language } = useT()
  return (
    <ul className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      {keys.map((key) => (
        <li key={key} className="flex items-start gap-2">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-green" />
          {features.find((feature) => feature.key === key)?.[language] ?? key}
        </li>
      ))}
    </ul>
  )
}
