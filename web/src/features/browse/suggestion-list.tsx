import { useEffect, useRef, type ReactNode } from 'react'
import { ArrowRight, History, Store, X } from 'lucide-react'
import type { Suggestion } from '#shared/schemas/understood.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useT } from '#web/i18n/use-t.ts'
import type { Choice } from './recent-searches.ts'
import { typedPart } from './typed-part.ts'

const most = 8

const names = ['make', 'model', 'other', 'dealer', 'page'] as const

/** A page of the site that a text means, or a dealer's storefront; its name in the language in use. */
export type Place = { kind: 'page' | 'dealer'; name: string; to: string; count?: number }
type Item = Suggestion | Place

type Group = { name: (typeof names)[number]; items: readonly Item[] }

type SuggestionListProps = ListProps & { groups: ReturnType<typeof groupSuggestions>; typed: string }

/** Suggestions in groups, each with the number of its cars, and the pages that a text means. */
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
            return (
              <Option
                key={`${item.kind}-${index}`}
                id={`${id}-${index}`}
                active={index === active}
                onChoose={() => onChoose(index)}
              >
                {item.kind === 'dealer' && <Store aria-hidden />}
                <Name name={'name' in item ? item.name : item.label[language]} typed={typed} />
                {'label' in item && <Aside text={asideOf(item)} />}
                {item.count === undefined ? (
                  <ArrowRight aria-hidden className="ms-auto rtl:rotate-180" />
                ) : (
                  <>
                    <span aria-hidden className="ms-auto text-ink-3 tabular-nums">
                      {formatNumber(item.count, language)}
                    </span>
                    <span className="sr-only">{t('cars', { count: item.count })}</span>
                  </>
                )}
              </Option>
            )
          })}
        </div>
      ))}
    </div>
  )
}

const Aside = ({ text }: { text: string | undefined }) =>
  text ? <bdi className="on-page-side min-w-0 flex-1 truncate text-xs text-ink-3">{text}</bdi> : null

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

const namedKinds = [
  'generation',
  'bodyType',
  'fuelType',
  'transmission',
  'condition',
  'color',
  'city',
  'area',
  'feature',
] as const
const isNamedKind = (kind: string): kind is (typeof namedKinds)[number] =>
  namedKinds.some((each) => each === kind)

// A name that was typed in the other language explains the suggestion. A model shows its make, other suggestions their kind.
const useAside = (typed: string) => {
  const { t, language } = useT('suggestions')
  return ({ kind, label, query }: Suggestion) => {
    const other = label[language === 'ar' ? 'en' : 'ar']
    if (!typedPart(label[language], typed) && typedPart(other, typed)) return other
    if (kind === 'model') return label.en.includes(query['make'] ?? '') ? '' : query['make']
    return isNamedKind(kind) ? t(`kind.${kind}`) : ''
  }
}

type RecentListProps = ListProps & { items: readonly Choice[]; onRemove: (choice: Choice) => void }

/**
 * The recent searches. The buttons that remove stand beside the list, since an option can hold none; for keys
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

type OptionProps = {
  id: string
  active: boolean
  /** The Delete key removes it. */
  removable?: boolean
  onChoose: () => void
  children: ReactNode
}

/** One row of the list: 44 px, so that a thumb finds it. The active one is always in sight. */
const Option = ({ id, active, removable, onChoose, children }: OptionProps) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keys are the box's: the focus never comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={removable ? 'Delete' : undefined}
      onClick={onChoose}
      className="flex h-11 scroll-my-1.5 cursor-pointer items-center gap-3 rounded-control px-3 text-sm text-ink hover:bg-sand-2/50 aria-selected:bg-sand-2/50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-3"
    >
      {children}
    </div>
  )
}

/** At most eight suggestions as they are shown: makes, models, all others; then dealers and pages; within a group as they came. */
export const groupSuggestions = (
  suggestions: readonly Suggestion[],
  places: readonly Place[] = [],
): readonly Group[] => {
  const first = [...suggestions.slice(0, most), ...places]
  return names
    .map((name) => ({ name, items: first.filter((item) => groupOf(item) === name) }))
    .filter(({ items }) => items.length > 0)
}

/** The props of both lists: options are numbered through, and `id-number` is an option's own id. */
type ListProps = { id: string; active: number; onChoose: (index: number) => void }

const groupOf = ({ kind }: Item): Group['name'] => {
  if (kind === 'generation') return 'model'
  return names.find((name) => name === kind) ?? 'other'
}
