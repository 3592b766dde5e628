import {
  applicationFieldWords,
  applicationSections,
  type ApplicationField,
  type ApplicationSection,
} from '#shared/reference/application-fields.ts'
import { useT } from '#web/i18n/use-t.ts'
import { webAddress } from '#web/ui/web-address.ts'
import type { Facts } from '#web/features/review-applications/facts.ts'

const sections: readonly ApplicationSection[] = ['business', 'contact', 'more']
// Read as sentences, over the whole width.
const long: ReadonlySet<ApplicationField> = new Set([
  'businessAddress',
  'businessDescription',
  'previousExperience',
  'specializations',
])

/** Where a fact leads, of those that can be tried: a reviewer calls and writes. */
const linkOf = (name: ApplicationField, value: string): string | undefined => {
  if (name === 'businessPhoneNumber') return `tel:${value.replaceAll(' ', '')}`
  if (name === 'businessEmail') return `mailto:${value}`
  return name === 'websiteUrl' ? webAddress(value)?.href : undefined
}

const Fact = ({ name, value }: { name: ApplicationField; value: string }) => {
  const { t } = useT('applications')
  const link = linkOf(name, value)
  if (!value) return <span className="text-ink-3">{t('none')}</span>
  if (!link) return <bdi>{value}</bdi>
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="text-maroon underline decoration-maroon/40 underline-offset-4 hover:decoration-maroon"
    >
      <bdi>{value}</bdi>
    </a>
  )
}

/** What a dealership says of itself, under the headings of its form. */
export const ApplicationFacts = ({ facts }: { facts: Facts }) => {
  const { t, language } = useT('applications')
  return sections.map((section) => (
    <section key={section}>
      <h3 className="mb-3 text-base">{t(`section.${section}`)}</h3>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {applicationSections[section].map((name) => (
          <div key={name} className={long.has(name) ? 'col-span-full min-w-0' : 'min-w-0'}>
            <dt className="text-xs text-ink-3">{applicationFieldWords[name][language]}</dt>
            <dd className="break-words whitespace-pre-line">
              <Fact name={name} value={facts[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
