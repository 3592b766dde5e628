import { BadgeCheck, SearchCheck, Tag } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { Section } from './section.tsx'

const features = [
  { key: 'why.verified', icon: BadgeCheck },
  { key: 'why.pricing', icon: Tag },
  { key: 'why.search', icon: SearchCheck },
] as const

/** Three reasons. */
export const WhyChoose = () => {
  const { t } = useT('further')
  return (
    <Section title={t('why.title')}>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-3">
        {features.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-4 border-t border-ink/15 pt-5 md:flex-col md:pt-6">
            <Icon aria-hidden className="size-7 shrink-0 stroke-[1.25] text-maroon" />
            <div>
              <h3 className="text-lg">{t(key)}</h3>
              <p className="mt-1 max-w-sm text-sm text-ink-2">{t(`${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
