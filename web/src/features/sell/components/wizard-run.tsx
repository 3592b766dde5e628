import { useRef, useState } from 'react'
import { CircleCheck, History, CircleX } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import type { OwnListing } from '#shared/schemas/listing.ts'
import type { CurrentUser } from '#shared/schemas/user.ts'
import { paths } from '#web/app/paths.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import type { CatalogueSource } from '../catalogue-source.ts'
import { blankStart, startOf, type Start } from '../start.ts'
import { forgetUnsaved } from '../unsaved.ts'
import { Notice } from './notice.tsx'
import { WizardForm } from './wizard-form.tsx'

type WizardRunProps = {
  seller: CurrentUser
  editId: string | null
  fresh: Start
  unsaved: Start | undefined
  catalogue: CatalogueSource
  onUnauthorized: () => void
}

const Done = ({ listing }: { listing: OwnListing }) => {
  const { t, language } = useT('sell')
  const isLive = listing.status === 'APPROVED'
  const title = language === 'ar' ? listing.titleAr : listing.title
  return (
    <Notice
      tone="green"
      icon={<CircleCheck />}
      title={t(isLive ? 'done.live' : 'done.review')}
      actions={
        <>
          <Link to={paths.sellerDashboard()} className={buttonClass({ size: 'sm' })}>
            {t('done.mine')}
          </Link>
          {listing.slug && (
            <Link to={paths.car(listing.slug)} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
              {t('done.view')}
            </Link>
          )}
        </>
      }
    >
      {t(isLive ? 'done.liveText' : 'done.reviewText', { title })}
    </Notice>
  )
}

/** One wizard after another: a submitted new listing makes room for the next, a submitted edit leads to the dashboard. */
export const WizardRun = ({ seller, editId, fresh, unsaved, catalogue, onUnauthorized }: WizardRunProps) => {
  const { t } = useT('sell')
  const navigate = useNavigate()
  const [run, setRun] = useState({ number: 0, start: unsaved ?? fresh })
  const [done, setDone] = useState<OwnListing>()
  const closingRef = useRef(false)
  const begin = (start: Start) => {
    closingRef.current = true
    forgetUnsaved()
    setRun(({ number }) => ({ number: number + 1, start }))
  }

  const submitted = (listing: OwnListing) => {
    const isLive = listing.status === 'APPROVED'
    if (editId !== null) {
      closingRef.current = true
      showToast({
        title: t('save.updated'),
        description: t(isLive ? 'save.updatedLive' : 'save.updatedReview'),
        tone: 'success',
      })
      void navigate(paths.sellerDashboard())
      return
    }
    showToast({ title: t(isLive ? 'done.live' : 'done.review'), tone: 'success' })
    setDone(listing)
    begin(blankStart)
    window.scrollTo({ top: 0, behavior: 'instant' })
  }

  const { start } = run
  return (
    <div className="flex flex-col gap-5">
      {done && <Done listing={done} />}
      {start.restored && (
        <Notice
          tone="amber"
          icon={<History />}
          title={t('restored.title')}
          actions={
            <Button size="sm" variant="secondary" onClick={() => begin(fresh)}>
              {t('restored.discard')}
            </Button>
          }
        >
          {t('restored.text')}
        </Notice>
      )}
      {start.saved?.status === 'REJECTED' && (
        <Notice tone="red" icon={<CircleX />} title={t('rejected.title')}>
          <p dir="auto" className="font-medium text-ink">
            {start.saved.rejectionReason ?? t('rejected.noReason')}
          </p>
          <p>{t('rejected.text')}</p>
        </Notice>
      )}
      <WizardForm
        key={run.number}
        seller={seller}
        start={start}
        editId={editId}
        catalogue={catalogue}
        onSubmitted={submitted}
        onReloaded={(listing) => begin(startOf(listing))}
        closingRef={closingRef}
        onUnauthorized={onUnauthorized}
      />
    </div>
  )
}
