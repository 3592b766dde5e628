import { lazy, Suspense } from 'react'
import type { OwnListing } from '#shared/schemas/listing.ts'
import { readyUrls } from '#web/entities/upload/queue.ts'
import { lazyPage } from '#web/app/lazy-page.ts'
import { useT } from '#web/i18n/use-t.ts'
import { changesOf } from './answers.ts'
import type { PageParts } from './page-parts.ts'
import { titleOf } from './title.ts'
import type { SaveIntent } from './use-save.ts'
import type { Wizard } from './use-wizard.ts'

// What few are asked.
const ConflictDialog = lazyPage(
  async () => (await import('./conflict-dialog.tsx')).ConflictDialog,
  ['guidance'],
)
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }))

/** What lies over the wizard: a question about saving, or the preview. */
export type Question =
  | { about: 'withdraw' }
  | { about: 'conflict'; intent: SaveIntent | null }
  | { about: 'preview' }

type WizardQuestionProps = {
  /** What was asked last stays drawn while its dialog fades. */
  question: Question | undefined
  open: boolean
  onClose: () => void
  wizard: Wizard
  parts: PageParts
  onTheirs: (listing: OwnListing) => void
  onMine: (listing: OwnListing, intent: SaveIntent | null) => void
  onWithdraw: () => void
}

/** The dialogs of the wizard, each fetched when it is first asked for. */
export const WizardQuestion = ({ question, wizard, parts, onWithdraw, ...rest }: WizardQuestionProps) => {
  const { language } = useT('sell')
  const { open, onClose, onTheirs, onMine } = rest
  const { saved, answers } = wizard
  const catalogue = parts.catalogue.data
  return (
    <Suspense>
      {question?.about === 'conflict' && saved && (
        <ConflictDialog
          open={open}
          onClose={onClose}
          wizard={wizard}
          listingId={saved.id}
          catalogue={catalogue}
          intent={question.intent}
          onTheirs={onTheirs}
          onMine={(listing) => onMine(listing, question.intent)}
        />
      )}
      {question?.about === 'withdraw' && (
        <WithdrawDialog
          open={open}
          isLive={saved?.status === 'APPROVED'}
          onClose={onClose}
          onConfirm={onWithdraw}
        />
      )}
      {question?.about === 'preview' && (
        <parts.Preview
          open={open}
          onClose={onClose}
          car={changesOf(answers)}
          photos={readyUrls(wizard.photos.items)}
          saved={saved}
          title={titleOf(answers, language, catalogue)}
        />
      )}
    </Suspense>
  )
}
