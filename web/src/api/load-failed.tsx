import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { useErrorText } from './use-error-text.ts'

type LoadFailedProps = { title: string; error: Error | null; onRetry: () => unknown }

/** Stands in the place of something that could not be fetched: says why, and the way to try again. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => {
  const { t } = useT()
  const errorText = useErrorText()
  return (
    <ErrorState title={title} actions={<Button onClick={() => void onRetry()}>{t('retry')}</Button>}>
      {errorText(error)}
    </ErrorState>
  )
}
