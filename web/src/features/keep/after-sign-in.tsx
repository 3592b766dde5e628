import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '#web/api/use-error-text.ts'
import { useT } from '#web/i18n/use-t.ts'
import { takePendingAct } from '#web/stores/pending-act.ts'
import { showToast, useToast } from '#web/stores/toast.ts'
import { finishAct } from './finish-act.ts'
import { moveSaved, type Moved } from './move-saved.ts'

/** Waits until nothing is said: a welcome should be read before the next thing takes its place. */
const silence = () =>
  new Promise<void>((resolve) => {
    const isSilent = () => useToast.getState().toast === null
    if (isSilent()) return resolve()
    const stop = useToast.subscribe(() => {
      if (!isSilent()) return
      stop()
      resolve()
    })
  })

/** Takes into the account what was saved without one, and finishes the act that asked for sign-in; it draws nothing. */
export const AfterSignIn = () => {
  const { t, language } = useT('keep')
  const client = useQueryClient()
  const errorText = useErrorText()
  const sayMoved = async (moved: Moved) => {
    const kinds = (['car', 'plate', 'search'] as const).filter((kind) => moved[kind] > 0)
    const format = (names: readonly string[]) => new Intl.ListFormat(language).format(names)
    const left = [
      moved.isFull && t('full'),
      moved.refused.length > 0 && t('refused', { names: format(moved.refused) }),
    ].filter((note) => note !== false)
    const [first, ...others] = left
    const what = format(kinds.map((kind) => t(kind, { count: moved[kind] })))
    const isMoved = kinds.length > 0
    const title = isMoved ? t('moved', { what }) : first
    if (title === undefined) return
    await silence()
    const notes = isMoved ? [...(moved.search > 0 ? [t('alertsOff')] : []), ...left] : others
    showToast({ title, description: notes.join(' ') || undefined, tone: isMoved ? 'success' : 'danger' })
  }
  const finish = async () => {
    try {
      const title = await finishAct(client, takePendingAct())
      if (title === undefined) return
      await silence()
      showToast({ title: t('done', { title }), tone: 'success' })
    } catch (error) {
      await silence()
      showToast({ title: t('notDone'), description: errorText(error), tone: 'danger' })
    }
  }
  const begin = useEffectEvent(async () => {
    // The act first: it is what the person came for.
    await finish()
    await sayMoved(await moveSaved(client))
  })
  useEffect(() => void begin(), [])
  return null
}
