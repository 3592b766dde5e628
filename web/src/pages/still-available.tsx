import { useT } from '#web/i18n/use-t.ts'

export const StillAvailablePage = () => {
  const { t } = useT('still-available')
  return <h1 className="page-width py-8 text-3xl">{t('title')}</h1>
}
