import { TriangleAlert } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Section } from './section.tsx'

const flags = [
  'flag.price',
  'flag.hurry',
  'flag.abroad',
  'flag.deposit',
  'flag.name',
  'flag.chassis',
  'flag.inspection',
  'flag.third',
  'flag.code',
  'flag.story',
] as const

/** Ten signs that something is wrong. */
export const RedFlags = () => {
  const { t } = useT('safety')
  return (
    <Section id="flags">
      <div className="rounded-panel bg-amber-tint p-6">
        <p className="font-medium">{t('flags.text')}</p>
        <ul className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {flags.map((flag) => (
            <li key={flag} className="flex gap-3 text-sm">
              <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-amber" />
              {t(flag)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
