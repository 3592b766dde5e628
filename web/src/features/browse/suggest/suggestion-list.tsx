import type { Suggestion } from '#shared/schemas/understood.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import { typedPart } from './emphasis.ts'
import type { groupSuggestions } from './group-suggestions.ts'
import type { ListProps } from './list-props.ts'
import { Option } from './option.tsx'

const Name = ({ name, typed }: { name: string; typed: string }) => {
  const part = typedPart(name, typed)
  if (!part) return <bdi className="truncate">{name}</bdi>
  return (
    <bdi className="truncate text-ink-2">
      {name.slice(0, part.start)}
      <b className="font-semibold text-ink">{name.slice(part.start, part.end)}</b>
      {name.slice(part.end)}
    </bdi>
  )
}

// Whoever types the name in the other language sees why it is here. A model tells its make, other words what they are.
const useAside = (typed: string) => {
  const { t, language } = useT('suggestions')
  return ({ kind, label, query }: Suggestion) => {
    const other = label[language === 'ar' ? 'en' : 'ar']
    if (!typedPart(label[language], typed) && typedPart(other, typed)) return other
    if (kind === 'model') return label.en.includes(query['make'] ?? '') ? '' : query['make']
    return kind === 'make' || kind === 'isGCCSpec' || kind === 'hasWarranty' ? '' : t(`kind.${kind}`)
  }
}

type SuggestionListProps = ListProps & { groups: ReturnType<typeof groupSuggestions>; typed: string }

/** Suggestions in groups, each with the number of its cars. */
export const SuggestionList = ({ id, groups, typed, active, onChoose }: SuggestionListProps) => {
  const { t, language } = useT('suggestions')
  const asideOf = useAside(typed)
  const items = groups.flatMap((group) => group.items)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('label')}
      className="max-h-(--room) overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={t(`group.${group.name}`)}>
          <p aria-hidden className="px-3 pt-1.5 pb-1 text-xs text-ink-3">
            {t(`group.${group.name}`)}
          </p>
          {group.items.map((item) => {
            const index = items.indexOf(item)
            const aside = asideOf(item)
            return (
              <Option
                key={`${item.kind}-${index}`}
                id={`${id}-${index}`}
                active={index === active}
                onChoose={() => onChoose(index)}
              >
                <Name name={item.label[language]} typed={typed} />
                {aside && <bdi className="min-w-0 flex-1 truncate text-xs text-ink-3">{aside}</bdi>}
                <span aria-hidden className="ms-auto text-ink-3 tabular-nums">
                  {formatNumber(item.count, language)}
                </span>
                <span className="sr-only">{t('cars', { count: item.count })}</span>
              </Option>
            )
          })}
        </div>
      ))}
    </div>
  )
}
