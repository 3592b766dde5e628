import { loadedMessages, loadNamespace } from '#web/i18n/catalogue.ts'
import { createTranslator } from '#web/i18n/translator.ts'
import { isThemselves, useActing } from '#web/stores/acting.ts'
import { currentLanguage } from '#web/stores/language.ts'
import { currentPerson } from '#web/stores/person.ts'
import { showToast } from '#web/stores/toast.ts'

const say = async (dealership: string): Promise<void> => {
  const language = currentLanguage()
  await loadNamespace(language, 'dashboard')
  const { t } = createTranslator(loadedMessages(language, 'dashboard')!, language)
  showToast({ title: t('acting.ended', { dealership }), duration: 10_000 })
}

/** Says that somebody may no longer act for their dealership, on whatever page that comes out. @returns a function that ends it */
export const tellActingEnded = (): (() => void) => {
  let person = currentPerson()
  return useActing.subscribe(({ acting }, { acting: before }) => {
    const whose = person
    person = currentPerson()
    if (acting || !before || isThemselves()) return
    // Later, so that it takes the place of the refusal that led to it, and says nothing to who is signing out.
    setTimeout(() => {
      if (currentPerson() === whose) void say(before.dealership).catch(() => undefined)
    })
  })
}
