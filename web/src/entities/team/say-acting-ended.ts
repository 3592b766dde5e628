import { loadedMessages, loadNamespace } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { showToast } from '#web/stores/toast.ts'

/** Says that the person may no longer act for their dealership, on whatever page that comes out. */
export const sayActingEnded = async (dealership: string): Promise<void> => {
  const language = currentLanguage()
  await loadNamespace(language, 'dashboard')
  const { t } = createTranslator(loadedMessages(language, 'dashboard')!, language)
  showToast({ title: t('acting.ended', { dealership }), duration: 10_000 })
}
