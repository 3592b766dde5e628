import type { ReactNode } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type ConfirmDialogProps = {
  open: boolean
  title: string
  /** The question, and what follows from a yes. */
  children: ReactNode
  /** The label of the button; without one it deletes. */
  confirm?: string | undefined
  /** The label of the button that leaves all as it is, where “Cancel” could be taken for what is asked about. */
  dismiss?: string | undefined
  /** The button warns. */
  isDanger?: boolean
  pending?: boolean
  size?: 'sm' | 'md'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that cannot be undone, or that others notice. */
export const ConfirmDialog = ({
  children,
  confirm,
  dismiss,
  pending = false,
  size = 'sm',
  ...props
}: ConfirmDialogProps) => {
  const { t } = useT()
  const { open, title, isDanger = confirm === undefined, onConfirm, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size={size}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {dismiss ?? t('cancel')}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirm ?? t('delete')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 [&>p]:text-ink-2">{children}</div>
    </Dialog>
  )
}

type FirstNamesProps = {
  of: readonly { id: string; name: string }[]
  most: number
  /** Says how many are not named. */
  more: string
}

/** The first few of many things that a question is about. */
export const FirstNames = ({ of, most, more }: FirstNamesProps) => (
  <ul className="list-disc ps-5 text-sm">
    {of.slice(0, most).map(({ id, name }) => (
      <li key={id}>
        <bdi>{name}</bdi>
      </li>
    ))}
    {of.length > most && <li className="text-ink-3">{more}</li>}
  </ul>
)
