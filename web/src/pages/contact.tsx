import { fullName } from '#shared/rules/user.ts'
import { usePageMeta } from '#web/app/page-meta.ts'
import { ContactForm } from '#web/features/contact-us/contact-form.tsx'
import { useCurrentUser } from '#web/entities/user/queries.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import { OtherWays } from '#web/features/contact-us/other-ways.tsx'

/** `/contact` */
export const ContactPage = () => {
  const { t } = useT('contact')
  const { user } = useCurrentUser()
  usePageMeta(t('title'), t('description'))
  const known = {
    name: user ? fullName(user) : '',
    email: user?.email ?? '',
  }
  return (
    <div className="flex flex-col gap-8 lg:gap-10">
      <PageHero title={t('title')} text={t('text')} />
      <div className="page-width grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <ContactForm known={known} />
        <OtherWays />
      </div>
    </div>
  )
}
