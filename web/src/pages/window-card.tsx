import { useT } from '#web/i18n/use-t.ts'

export const WindowCardPage = () => {
  const { t } = useT('window-card')
  return <h1 className="page-width py-8 text-3xl">{t('title')}</h1>
}
