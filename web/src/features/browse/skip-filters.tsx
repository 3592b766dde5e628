import { useT } from '#web/i18n/use-t.ts'

/** The way past the filters for the keyboard, seen only when it has the focus. */
export const SkipFilters = ({ onSkip }: { onSkip: () => void }) => {
  const { t } = useT('filters')
  return (
    <a
      href="#results"
      onClick={(event) => {
        // The address is the search's; a fragment would be one more entry in the history.
        event.preventDefault()
        onSkip()
      }}
      className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-10 focus:rounded-control focus:bg-brand focus:px-4 focus:py-2.5 focus:text-sm focus:font-medium focus:text-white"
    >
      {t('filters.skip')}
    </a>
  )
}
