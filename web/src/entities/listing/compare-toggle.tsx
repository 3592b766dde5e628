import { Scale } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { toggleCompared, useCompared } from '#web/stores/compared.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Scales on a car's photo that put it aside to compare, or take it back. */
export const CompareToggle = ({ id, title }: { id: string; title: string }) => {
  const { t } = useT('cars')
  const chosen = useCompared(({ ids }) => ids.includes(id))
  return (
    <IconButton
      label={t('compare', { title })}
      tip={chosen ? t('compare.remove') : undefined}
      icon={<Scale className="size-5" />}
      look="float"
      aria-pressed={chosen}
      onClick={() => toggleCompared(id)}
      className="aria-pressed:bg-brand aria-pressed:text-white forced-colors:aria-pressed:border-4"
    />
  )
}
