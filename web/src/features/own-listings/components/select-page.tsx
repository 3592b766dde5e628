import { useEffect, useRef } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

type SelectPageProps = { share: 'none' | 'some' | 'all'; onChange: (selected: boolean) => void }

/** Takes the whole page into the selection. */
export const SelectPage = ({ share, onChange }: SelectPageProps) => {
  const { t } = useT('inventory')
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = share === 'some'
  }, [share])
  return (
    <Checkbox
      ref={box}
      label={t('selectPage')}
      checked={share === 'all'}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
