import { useEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { sellingLimits } from '#shared/constants/selling-limits.ts'
import type { ReplyTemplate } from '#shared/schemas/lead.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'
import { Written } from '#web/ui/written.tsx'

type TemplateListProps = {
  templates: readonly ReplyTemplate[]
  onEdit: (at: number) => void
  onAdd: () => void
  onChange: (templates: readonly ReplyTemplate[]) => void
}

/** Gives each template a key that moves along with it; two templates may be the same. */
const keyed = (templates: readonly ReplyTemplate[]) => {
  const seen = new Map<string, number>()
  return templates.map(({ name, text }, at) => {
    const same = `${name}\n${text}`
    const before = seen.get(same) ?? 0
    seen.set(same, before + 1)
    return { name, text, at, key: `${before}\n${same}` }
  })
}

/** The seller's own reply templates, to edit, reorder or delete. */
export const TemplateList = ({ templates, onEdit, onAdd, onChange }: TemplateListProps) => {
  const { t } = useT('inbox')
  const { list, follow } = useMoveFocus(templates)
  const [add, focusAdd] = useFocusLater<HTMLButtonElement>()
  const move = (at: number, by: -1 | 1) => {
    follow({ to: at + by, by })
    onChange(moved(templates, at, by))
  }
  const remove = (at: number) => {
    follow(null)
    onChange(templates.toSpliced(at, 1))
    focusAdd()
  }
  const isFull = templates.length >= sellingLimits.replyTemplates.count
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-2">{t('templates.text')}</p>
      {templates.length > 0 && (
        <ul ref={list} className="overflow-clip rounded-card border border-line">
          {keyed(templates).map(({ key, name, text, at }) => (
            <li
              key={key}
              className="flex flex-wrap items-center gap-x-3 border-b border-line p-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1">
                <p className="text-sm font-medium break-words">
                  <bdi>{name}</bdi>
                </p>
                <Written text={text} className="truncate text-sm text-ink-3" />
              </div>
              <div className="flex">
                <IconButton
                  label={t('template.up', { name })}
                  icon={<ArrowUp className="size-4.5" />}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  label={t('template.down', { name })}
                  icon={<ArrowDown className="size-4.5" />}
                  disabled={at === templates.length - 1}
                  onClick={() => move(at, 1)}
                />
                <IconButton
                  label={t('template.edit', { name })}
                  icon={<Pencil className="size-4.5" />}
                  onClick={() => onEdit(at)}
                />
                <IconButton
                  label={t('template.delete', { name })}
                  icon={<Trash2 className="size-4.5" />}
                  onClick={() => remove(at)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={add}
        variant="secondary"
        onClick={onAdd}
        disabledReason={isFull ? t('templates.full', { count: templates.length }) : undefined}
        className="self-start"
      >
        <Plus aria-hidden className="size-4.5" />
        {t('template.add')}
      </Button>
    </div>
  )
}

type Move = { to: number; by: -1 | 1 }

/**
 * Lets the focus go along with a row that its arrows move, to the other arrow at an end of the list; `order` is what the
 * list shows. The list takes `list` as its ref; the arrows are the first two buttons of a row. Null follows nothing.
 */
const useMoveFocus = (order: readonly unknown[]) => {
  const list = useRef<HTMLUListElement>(null)
  const [move, follow] = useState<Move | null>(null)
  useEffect(() => {
    if (!move || order.length === 0) return
    const [up, down] = list.current?.children[move.to]?.querySelectorAll('button') ?? []
    const [wanted, other] = move.by === -1 ? [up, down] : [down, up]
    ;(wanted?.disabled ? other : wanted)?.focus()
  }, [move, order])
  return { list, follow }
}

/** Moves an item of a list one place up (-1) or down (1); the list stays as it is where there is no such place. */
export const moved = <T,>(list: readonly T[], at: number, by: -1 | 1): readonly T[] => {
  const [one, other] = [list[at], list[at + by]]
  if (one === undefined || other === undefined) return list
  return list.with(at, other).with(at + by, one)
}
