import { X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from './icon-button.tsx'

/** Title and close button of a dialog or a drawer. */
export const ModalHeader = ({ id, title, onClose }: { id: string; title: string; onClose: () => void }) => {
  const { t } = useT()
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
      <h2 id={id} tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <IconButton label={t('close')} icon={<X className="size-5" />} onClick={onClose} />
    </div>
  )
}
