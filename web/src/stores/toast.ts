import { create } from 'zustand'

type ToastTone = 'neutral' | 'success' | 'danger'

export type Toast = {
  id: number
  title: string
  description?: string | undefined
  tone: ToastTone
  /** A way to take back what it tells. */
  action?: { label: string; onPress: () => void } | undefined
  /** Milliseconds until it leaves by itself. */
  duration: number
}

const defaultDuration = 5000

/** At most one toast is visible: a newer one takes the place of the older. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }))

let lastId = 0

/** Shows a toast in place of the present one. `duration` in milliseconds, 5000 by default. */
export const showToast = (
  toast: Pick<Toast, 'title' | 'description' | 'action'> & Partial<Pick<Toast, 'tone' | 'duration'>>,
): void =>
  useToast.setState({ toast: { tone: 'neutral', duration: defaultDuration, ...toast, id: (lastId += 1) } })

/** Takes the toast away; with an id, only if it is still that one. */
export const dismissToast = (id?: number): void => {
  if (id === undefined || useToast.getState().toast?.id === id) useToast.setState({ toast: null })
}
