import type { UseMutationResult } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Switch } from '#web/ui/switch.tsx'

type FeaturedSwitchProps<Thing> = {
  label: string
  thing: { id: string; isFeatured: boolean }
  change: UseMutationResult<Thing, Error, { id: string; isFeatured: boolean }>
  onChanged: (thing: Thing) => void
}

/** Puts what is approved before the others. Shows the server's answer, and until then what was asked for, greyed. */
export const FeaturedSwitch = <Thing,>({ label, thing, change, onChanged }: FeaturedSwitchProps<Thing>) => {
  const { t } = useT('moderation')
  const errorText = useErrorText()
  const { mutate, isPending, variables, error } = change
  const isOwn = variables?.id === thing.id
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line px-3.5 py-1">
      <Switch
        label={label}
        checked={isPending && isOwn ? variables.isFeatured : thing.isFeatured}
        aria-disabled={isPending}
        onChange={(event) =>
          isPending || mutate({ id: thing.id, isFeatured: event.target.checked }, { onSuccess: onChanged })
        }
      />
      <FormFailure title={t('featured.failed')} text={error && isOwn ? errorText(error) : undefined} />
    </div>
  )
}
