import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Check, Search } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { findDialCodes, flagOf, isGulf, type DialCode } from './dial-codes.ts'

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
  // The active option may have been searched away.
  const at = Math.max(
    0,
    found.findIndex(({ country }) => country === active),
  )
  const current = found[at]?.country

  // After the dialog has put the focus on its title.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
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

type DialCodeOptionProps = {
  id: string
  code: DialCode
  /** Whether the arrow keys have reached this option. */
  active: boolean
  chosen: boolean
  onChoose: (code: DialCode) => void
}

/** A country in the list. The keyboard works in the search box, which owns the focus. */
const DialCodeOption = ({ id, code, active, chosen, onChoose }: DialCodeOptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combobox above takes the keys
  <div
    id={id}
    role="option"
    aria-selected={chosen}
    onClick={() => onChoose(code)}
    className={cx(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm hover:bg-sand',
      active && 'bg-sand forced-colors:outline',
    )}
  >
    <Flag country={code.country} />
    <span className="min-w-0 flex-1 truncate">{code.name}</span>
    {chosen && <Check aria-hidden className="size-4 text-maroon" />}
    <span dir="ltr" className="text-ink-3 tabular-nums">
      {code.code}
    </span>
  </div>
)

// Where the system has no flags (Windows, a bare Linux) the two letters stay apart, or are empty boxes: show none then.
const drawsFlags = (): boolean => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return false
  const width = (text: string) => pen.measureText(text).width
  return width(flagOf('QA')) < 1.5 * width(flagOf('Q'))
}

let known: boolean | undefined

const hasFlags = (): boolean => (known ??= drawsFlags())

/** A country's flag, where the device can draw it. */
export const Flag = ({ country }: { country: string }) =>
  hasFlags() && (
    <span aria-hidden className="text-lg leading-none">
      {flagOf(country)}
    </span>
  )
