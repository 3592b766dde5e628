import { limits } from '#shared/constants/limits.ts'
import { newSellerNote, type SellerNote } from '#shared/schemas/seller-card.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useAge } from '#web/i18n/use-age.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { Written } from '#web/ui/written.tsx'
import { useAddSellerNote } from './queries.ts'

type SellerNotesProps = { sellerId: string; about: string; notes: readonly SellerNote[] }

/** The notes of admins for each other, first about the item under review, and the form for more. */
export const SellerNotes = ({ sellerId, about, notes }: SellerNotesProps) => {
  const { t } = useT('seller-card')
  const age = useAge()
  const sorted = [
    ...notes.filter((note) => note.about === about),
    ...notes.filter((note) => note.about !== about),
  ]
  const labelOf = (note: SellerNote) => {
    if (note.about === about) return t('notes.here')
    return t(note.about === sellerId ? 'notes.seller' : 'notes.other')
  }
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h4 className="font-medium">{t('notes')}</h4>
        <p className="text-xs text-ink-3">{t('notes.hint')}</p>
      </div>
      {sorted.length > 0 && (
        <ul className="flex flex-col gap-2">
          {sorted.map((note) => (
            <li key={note.id} className="rounded-control bg-sand px-3.5 py-2.5">
              <Written text={note.text} className="break-words whitespace-pre-line" />
              <p className="mt-1 text-xs text-ink-2">
                {labelOf(note)}
                {' · '}
                {note.by
                  ? t('notes.by', { name: note.by.username, age: age(note.at) })
                  : t('notes.unnamed', { age: age(note.at) })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm sellerId={sellerId} about={about} />
    </section>
  )
}

const NoteForm = ({ sellerId, about }: Omit<SellerNotesProps, 'notes'>) => {
  const { t } = useT('seller-card')
  const { mutateAsync: add } = useAddSellerNote(sellerId)
  const form = useContractForm({
    schema: newSellerNote,
    start: { text: '' },
    toBody: ({ text }) => ({ about, text }),
    issueText: () => t('add.missing'),
    send: (body) => add(body),
    onSent: () => form.rhf.reset(),
    mode: 'onSubmit',
  })
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <TextareaField
        {...form.field('text')}
        label={t('add.text')}
        rows={2}
        maxLength={limits.sellerNote.text}
      />
      <FormFailure title={t('add.failed')} text={form.failure} />
      <Button type="submit" size="sm" variant="secondary" className="self-start" pending={form.isSubmitting}>
        {t('add.send')}
      </Button>
    </form>
  )
}
