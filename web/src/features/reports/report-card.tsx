import { titleIn } from '#shared/rules/title-in.ts'
import { Link } from 'react-router-dom'
import { photoUrl } from '#shared/constants/photos.ts'
import type { ReportView } from '#shared/schemas/report.ts'
import { actUndoably, useShownOne } from '#web/api/undoable.ts'
import { useErrorText } from '#web/api/use-error-text.ts'
import { paths } from '#web/app/paths.ts'
import { sellerSearch } from '#web/entities/admin/admin-address.ts'
import { isStale } from '#web/entities/admin/is-stale.ts'
import { LateMark } from '#web/entities/admin/late-mark.tsx'
import { useResolveReport } from '#web/entities/report/admin-queries.ts'
import { subjectOf } from '#web/entities/report/subject-of.ts'
import { ListingName, ListingPhoto } from '#web/entities/review/listing-parts.tsx'
import { ReviewLink } from '#web/entities/review/review-link.tsx'
import { focusRow } from '#web/entities/review/use-row-keys.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlateDrawing } from '#web/ui/plate-drawing.tsx'
import { Written } from '#web/ui/written.tsx'

type ReportCardProps = { report: ReportView; onClosed: () => void }

/** A report about a car or number plate, the way to its review, and the two ways to close it. */
export const ReportCard = ({ report, onClosed }: ReportCardProps) => {
  const { t, language } = useT('reports')
  const reasons = useT('report')
  const { listing, plate, reporter, samePhotos } = report
  const source = report.reason === 'SAME_PHOTO' ? t('byItself') : t('byVisitor')
  const title = titleIn(listing, language)
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Badge tone="amber">
          {report.reason === 'SAME_PHOTO' ? t('reason.SAME_PHOTO') : reasons.t(`reason.${report.reason}`)}
        </Badge>
        <span className="flex flex-wrap gap-x-2 text-xs text-ink-3">
          {formatDate(report.createdAt, language, { time: true })}
          <LateMark queue="reports" since={report.status === 'OPEN' && report.createdAt} />
        </span>
      </div>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4">
        {plate ? (
          <PlateDrawing decorative plate={plate} className="self-start" />
        ) : (
          <ListingPhoto
            photo={report.image ?? undefined}
            alt={t('photoOf', { title })}
            sizes="6rem"
            className="self-start"
          />
        )}
        <div className="min-w-0">
          <h3 className="text-base font-medium break-words">
            {plate?.slug ? (
              <Link to={paths.numberPlate(plate.slug)} className="underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <ListingName listing={listing} />
            )}
          </h3>
          <SubjectStatus report={report} />
          <Seller report={report} />
        </div>
      </div>
      {samePhotos.length > 0 && <SamePhotos samePhotos={samePhotos} title={title} />}
      {report.details && <Written text={report.details} className="whitespace-pre-line text-ink-2" />}
      <p className="text-xs text-ink-3">
        {reporter ? t('by', { name: reporter.username }) : source}
        {report.record && <ReporterRecord record={report.record} />}
      </p>
      {report.others !== undefined && (
        <p className="text-xs text-ink-3">
          {t('others', { count: report.others })}
          {report.countedBy && ` · ${t(`countedBy.${report.countedBy}`)}`}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2.5">
        <ReviewLink
          {...subjectOf(report)}
          data-act="review"
          aria-label={t('review.label', { title })}
          className={cx(buttonClass({ variant: 'secondary', size: 'sm' }), 'max-sm:w-full')}
        >
          {t('review')}
        </ReviewLink>
        {report.status === 'OPEN' ? (
          <CloseButtons id={report.id} title={title} onClosed={onClosed} />
        ) : (
          <span className="ms-auto flex flex-wrap items-center gap-2 text-xs text-ink-3">
            {report.resolvedAt && formatDate(report.resolvedAt, language, { time: true })}
            <Badge tone={report.status === 'RESOLVED' ? 'green' : 'neutral'}>
              {t(`close.${report.status}`)}
            </Badge>
          </span>
        )}
      </div>
    </article>
  )
}

/** Says that what is reported is not public, so that nobody looks for what was done already. */
const SubjectStatus = ({ report }: { report: ReportView }) => {
  const { t } = useT('reports')
  const { subjectStatus: status } = report
  // Also as one's own decision has it, which may not have left yet.
  const subject = useShownOne(status && { id: subjectOf(report).id, status })
  if (!subject || subject.status === 'APPROVED') return null
  return (
    <Badge tone={subject.status === 'REJECTED' ? 'red' : 'neutral'}>{t(`subject.${subject.status}`)}</Badge>
  )
}

const sellerLink = 'underline underline-offset-4 hover:text-ink'

/** The seller of the listing, and earlier reports about it and them. */
const Seller = ({ report: { seller, earlier } }: { report: ReportView }) => {
  const { t, language } = useT('reports')
  const number = (count: number) => formatNumber(count, language)
  return (
    <div className="mt-1 flex flex-col gap-0.5 text-sm text-ink-2">
      {seller && (
        <p className="flex flex-wrap gap-x-2">
          <bdi>{seller.name}</bdi>
          <Link to={{ search: sellerSearch(seller.id) }} className={cx(sellerLink, 'text-ink-3')}>
            <bdi>@{seller.username}</bdi>
          </Link>
          {seller.isSuspended && <span className="text-red">{t('seller.suspended')}</span>}
        </p>
      )}
      {seller === null && <p className="text-ink-3">{t('seller.gone')}</p>}
      {earlier && (
        <p className={earlier.ofSeller > 0 ? 'text-amber' : 'text-ink-3'}>
          {earlier.ofSeller === 0
            ? t('earlier.none')
            : t(earlier.isMore ? 'earlier.more' : 'earlier', {
                listing: number(earlier.ofListing),
                seller: number(earlier.ofSeller),
                upheld: number(earlier.upheld),
              })}
        </p>
      )}
    </div>
  )
}

/** How many of the reporter's reports were right. */
const ReporterRecord = ({ record }: { record: NonNullable<ReportView['record']> }) => {
  const { t, language } = useT('reports')
  const closed = record.upheld + record.dismissed
  return (
    <>
      {' · '}
      {closed === 0
        ? t('record.none')
        : t('record', {
            upheld: formatNumber(record.upheld, language),
            closed: formatNumber(closed, language),
          })}
    </>
  )
}

/** Closes the report; it can be opened again for ten seconds. */
const CloseButtons = ({ id, title, onClosed }: { id: string; title: string; onClosed: () => void }) => {
  const { t } = useT('reports')
  const errorText = useErrorText()
  const { mutateAsync: resolve } = useResolveReport()
  const close = (status: 'RESOLVED' | 'DISMISSED') => {
    actUndoably({
      on: [id],
      shownAs: { status },
      title: t(`closed.${status}`),
      description: title,
      send: () => resolve({ id, status }),
      failed: (error) => ({
        title: t('notClosed'),
        description: `${title}: ${isStale(error) ? t('stale') : errorText(error)}`,
      }),
      onUndo: () => focusRow(id),
    })
    onClosed()
  }
  return (
    <span className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1 sm:ms-auto">
      {(['RESOLVED', 'DISMISSED'] as const).map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'RESOLVED' ? 'primary' : 'secondary'}
          data-act={status === 'RESOLVED' ? 'approve' : 'reject'}
          aria-label={t(`close.${status}.label`, { title })}
          onClick={() => close(status)}
        >
          {t(`close.${status}`)}
        </Button>
      ))}
    </span>
  )
}

/** The photos of a reported listing that others have too, each with the other listing. */
const SamePhotos = ({ samePhotos, title }: { samePhotos: ReportView['samePhotos']; title: string }) => {
  const { t, language } = useT('reports')
  return (
    <>
      <ul className="flex flex-col gap-3">
        {samePhotos.map(({ photoId, listing }) => (
          <li key={`${photoId} ${listing.id}`} className="flex items-center gap-3">
            <a
              href={photoUrl(photoId)}
              target="_blank"
              rel="noopener noreferrer"
              className="shrink-0 rounded-control"
            >
              <img
                src={`${photoUrl(photoId)}?w=320`}
                alt={t('photoOf', { title })}
                loading="lazy"
                className="aspect-[4/3] w-24 rounded-control bg-sand object-cover"
              />
            </a>
            <span className="min-w-0 font-medium break-words">
              <span className="block text-xs font-normal text-ink-3">{t('alsoIn')}</span>
              <ListingName listing={listing} underlined />
              <ReviewLink
                kind="listing"
                id={listing.id}
                aria-label={t('review.label', { title: titleIn(listing, language) })}
                className="flex min-h-8 w-fit items-center text-sm font-normal text-ink-2 underline underline-offset-4 hover:text-ink"
              >
                {t('review')}
              </ReviewLink>
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-2">{t('samePhoto')}</p>
    </>
  )
}
