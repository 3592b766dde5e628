import { Eye, FileCheck, MapPin } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Section } from './section.tsx'

const rules = [
  { key: 'rule.documents', icon: FileCheck },
  { key: 'rule.place', icon: MapPin },
  { key: 'rule.instincts', icon: Eye },
] as const

/** The three that matter most. */
export const Guidelines = () => {
  const { t } = useT('safety')
  return (
    <Section id="guidelines">
      <ul className="grid gap-4 md:grid-cols-3 lg:gap-5">
        {rules.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-4 rounded-card border border-line bg-card p-5 md:flex-col lg:p-6">
            <Icon aria-hidden className="size-7 shrink-0 stroke-[1.25] text-maroon" />
            <div>
              <h3 className="text-lg">{t(key)}</h3>
              <p className="mt-1 text-sm text-ink-2">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
