import { Link } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Emergency, Guide, Guidelines, RedFlags } from '#web/features/safety-tips/safety-tips.tsx'
import { Payments } from '#web/features/safety-tips/payments.tsx'
// Ids of the sections, which are their headings' messages too.
const sections = ['buyers', 'sellers', 'flags', 'scams', 'emergency'] as const

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 text-sm text-ink-2 transition-colors hover:border-edge hover:text-ink'

// Reading goes on where the link leads, also by keyboard.
const goTo = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

/** `/safety-tips` */
export const SafetyTipsPage = () => {
  const { t } = useT('safety')
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-14 lg:gap-20">
      <PageHero title={t('title')} text={t('text')}>
        <nav aria-label={t('onPage')} className="flex flex-wrap gap-2">
          {sections.map((id) => (
            <Link key={id} to={{ hash: `#${id}` }} replace onClick={() => goTo(id)} className={chip}>
              {t(id)}
            </Link>
          ))}
        </nav>
      </PageHero>
      <Guidelines />
      <Guide
        id="buyers"
        tips={['buyer.research', 'buyer.see', 'buyer.inspect', 'buyer.papers', 'buyer.history', 'buyer.pay']}
      />
      <Guide
        id="sellers"
        tips={[
          'seller.honest',
          'seller.papers',
          'seller.drive',
          'seller.money',
          'seller.transfer',
          'seller.agreement',
        ]}
      />
      <RedFlags />
      <Payments />
      <Emergency />
    </div>
  )
}
