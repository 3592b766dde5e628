import { ShieldCheck } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { documentSlots } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
import { DocumentCard } from './document-card.tsx'

/** The two papers of a private seller, and why they are asked for. */
export const StepDocuments = ({ wizard }: { wizard: Wizard }) => {
  const { t } = useT('sell')
  return (
    <div className="flex flex-col gap-5">
      <div className="flex gap-3 rounded-card bg-green-tint p-4">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        <div className="text-sm">
          <h3 className="text-sm font-medium tracking-normal">{t('documents.why.title')}</h3>
          <p className="mt-0.5 text-ink-2">{t('documents.why.text')}</p>
        </div>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {documentSlots.map((slot) => (
          <DocumentCard key={slot} slot={slot} wizard={wizard} />
        ))}
      </div>
    </div>
  )
}
