import { limits } from '#shared/constants/limits.ts'
import { feedForm, type FeedView, type GoneAction, goneActions } from '#shared/schemas/stock-feed.ts'
import type { ImportMode } from '#shared/schemas/stock-import.ts'
import { useContractForm } from '#web/api/use-contract-form.ts'
import { useT } from '#web/i18n/use-t.ts'
import { showToast } from '#web/stores/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { useSetFeed } from './queries.ts'

type FeedFormProps = { feed: FeedView | null; onDone: () => void }

/** The address of a feed, which is never shown again, and what a fetch does. */
export const FeedForm = ({ feed, onDone }: FeedFormProps) => {
  const { t } = useT('import')
  const common = useT()
  const { mutateAsync: save } = useSetFeed()
  const form = useContractForm({
    schema: feedForm,
    start: {
      address: '',
      mode: feed?.mode ?? ('PUBLISH' as ImportMode),
      gone: feed?.gone ?? ('NOTHING' as GoneAction),
    },
    toBody: ({ address, ...others }) => ({
      ...others,
      // Empty, it stays as it is where there is one already.
      ...((address.trim() !== '' || !feed) && { address }),
      isOn: feed?.state !== 'OFF',
    }),
    issueText: () => t('feed.issue'),
    send: (body) => save(body),
    onSent: () => {
      showToast({ title: t('feed.saved'), tone: 'success' })
      onDone()
    },
    mode: 'onSubmit',
  })
  const { mode, gone } = form.rhf.watch()
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        {...form.field('address')}
        label={t('feed.address')}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        maxLength={limits.selling.feed.address}
        hint={feed ? t('feed.addressKept', { address: feed.address }) : t('feed.addressHint')}
      />
      <ModeChoice value={mode} onChange={(value) => form.rhf.setValue('mode', value)} />
      <RadioGroup
        legend={t('feed.gone')}
        value={gone}
        onChange={(value) => form.rhf.setValue('gone', value)}
        choices={goneActions.map((value) => ({
          value,
          label: t(`feed.gone.${value}`),
          hint: value !== 'NOTHING' && t('feed.gone.back'),
        }))}
        className="max-w-2xl"
      />
      <FormFailure title={t('feed.saveFailed')} text={form.failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isSubmitting}>
          {t('feed.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {common.t('cancel')}
        </Button>
      </div>
    </form>
  )
}
