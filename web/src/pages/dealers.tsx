import { useRef, useState } from 'react'
import { Search, X } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePageMeta } from '#web/app/page-meta.ts'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PageHero } from '#web/ui/page-hero.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BecomeDealer } from '#web/features/dealer/become-dealer.tsx'
import { DealerList } from '#web/features/dealer/dealer-list.tsx'

const longest = 80

const inAddress = () => (new URLSearchParams(window.location.search).get('search') ?? '').slice(0, longest)

/** The search text, kept in the address too, so that Back from a storefront finds the same dealers. */
const useSearchText = () => {
  // The browser's own address is read instead, as the router's may be a few letters behind; this draws anew after it.
  useLocation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const kept = inAddress()
  const change = (text: string) => {
    setTyped(text)
    const search = text.trim()
    void navigate({ search: search && `${new URLSearchParams({ search })}` }, { replace: true })
  }
  // The typed text, with its spaces, as long as the address says the same.
  return [typed.trim() === kept ? typed : kept, change] as const
}

/** `/dealers` */
export const DealersPage = () => {
  const { t } = useT('directory')
  const [search, change] = useSearchText()
  const box = useRef<HTMLInputElement>(null)
  // The pressed button goes away.
  const clear = () => {
    change('')
    box.current?.focus()
  }
  usePageMeta(t('title'), t('description'))
  return (
    <div className="flex flex-col gap-10 lg:gap-14">
      <PageHero title={t('title')} text={t('text')}>
        <TextField
          ref={box}
          type="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          value={search}
          maxLength={longest}
          enterKeyHint="search"
          onChange={({ target }) => change(target.value)}
          before={<Search aria-hidden />}
          after={
            search && (
              <IconButton label={t('search.clear')} icon={<X className="size-4.5" />} onClick={clear} />
            )
          }
          className="max-w-xl"
        />
      </PageHero>
      <DealerList search={search} onClear={clear} />
      <BecomeDealer />
    </div>
  )
}
