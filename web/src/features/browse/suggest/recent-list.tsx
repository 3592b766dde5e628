import { History, X } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import type { Choice } from './choice.ts'
import type { ListProps } from './list-props.ts'
import { Option } from './option.tsx'

type RecentListProps = ListProps & { items: readonly Choice[]; onRemove: (choice: Choice) => void }

/**
 * What was searched for before. The buttons that remove stand beside the list, since an option can hold none; for keys
 * there is Delete. The last option forgets all.
 */
export const RecentList = ({ id, items, active, onChoose, onRemove }: RecentListProps) => {
  const { t, language } = useT('suggestions')
  return (
    <div className="p-1.5">
      <p aria-hidden className="px-3 pt-1.5 pb-1 text-xs text-ink-3">
        {t('recent')}
      </p>
      <div className="flex">
        <div id={id} role="listbox" aria-label={t('recent')} className="min-w-0 flex-1">
          {items.map((choice, index) => (
            <Option
              key={`${new URLSearchParams(choice.query)}`}
              id={`${id}-${index}`}
              active={index === active}
              removable
              onChoose={() => onChoose(index)}
            >
              <History aria-hidden />
              <bdi className="truncate">{choice.label[language]}</bdi>
            </Option>
          ))}
          <Option
            id={`${id}-${items.length}`}
            active={items.length === active}
            onChoose={() => onChoose(items.length)}
          >
            <span className="text-ink-2 underline underline-offset-4">{t('clear')}</span>
          </Option>
        </div>
        <div>
          {items.map((choice) => (
            <button
              key={`${new URLSearchParams(choice.query)}`}
              type="button"
              tabIndex={-1}
              aria-label={t('remove', { name: choice.label[language] })}
              onClick={() => onRemove(choice)}
              className="grid size-11 place-items-center rounded-control text-ink-3 hover:bg-sand-2/50 hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
