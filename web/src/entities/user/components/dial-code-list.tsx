import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useDialogFocus } from '#web/ui/use-dialog-focus.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { findDialCodes, isGulf, type DialCode } from '#web/entities/user/dial-codes/search.ts'
import { DialCodeOption } from './dial-code-option.tsx'

// The same for few and many results: the search box must not move under the fingers.
const height = 'h-[min(24rem,55dvh)]'

type DialCodeListProps = {
  codes: readonly DialCode[]
  chosen: string
  onChoose: (code: DialCode) => void
}

/** A combobox over its list: type to search, arrows to move, Enter to pick. The focus stays in the box. */
export const DialCodeList = ({ codes, chosen, onChoose }: DialCodeListProps) => {
  const { t } = useT('auth')
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [active, setActive] = useState(chosen)
  const found = findDialCodes(codes, search)
  // What was active may have been searched away.
  const at = Math.max(
    0,
    found.findIndex(({ country }) => country === active),
  )
  const current = found[at]?.country

  useDialogFocus(box)
  useEffect(() => {
    if (current) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    const here = found[at]
    if (step) setActive(found[Math.min(found.length - 1, Math.max(0, at + step))]?.country ?? '')
    else if (event.key === 'Enter' && here) onChoose(here)
    else return
    event.preventDefault()
  }

  const group = (label: string, members: readonly DialCode[]) =>
    members.length > 0 && (
      <div role="group" aria-label={label}>
        <p aria-hidden className="px-3 pt-3 pb-1 text-xs text-ink-3">
          {label}
        </p>
        {members.map((code) => (
          <DialCodeOption
            key={code.country}
            id={`${id}-${code.country}`}
            code={code}
            active={code.country === current}
            chosen={code.country === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    )

  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={box}
        label={t('dial.search')}
        labelHidden
        placeholder={t('dial.search')}
        before={<Search aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-autocomplete="list"
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={current && `${id}-${current}`}
        autoComplete="off"
        spellCheck={false}
      />
      <VisuallyHidden>
        <span role="status">
          {found.length > 0 ? t('dial.count', { count: found.length }) : t('dial.none')}
        </span>
      </VisuallyHidden>
      {found.length > 0 ? (
        <div
          id={id}
          role="listbox"
          aria-label={t('dial.title')}
          className={cx(height, '-mx-2 overflow-y-auto overscroll-contain')}
        >
          {group(t('dial.gcc'), found.filter(isGulf))}
          {group(
            t('dial.other'),
            found.filter((code) => !isGulf(code)),
          )}
        </div>
      ) : (
        <p className={cx(height, 'pt-8 text-center text-sm text-ink-2')}>{t('dial.none')}</p>
      )}
    </div>
  )
}
