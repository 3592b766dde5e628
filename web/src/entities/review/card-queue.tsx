import type { ReactNode } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useShown } from '#web/api/undoable.ts'
import { useSetAddress } from '#web/app/use-address.ts'
import { AdminList } from '#web/entities/admin/admin-list.tsx'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLettersOn } from './use-review-keys.ts'
import { useRowKeys } from './use-row-keys.ts'

const grid = 'grid grid-cols-1 gap-4 lg:grid-cols-2'

type CardQueueProps<Item> = {
  list: UseInfiniteQueryResult<InfiniteData<{ total?: number | undefined }>>
  /** Everything that is loaded. An item leaves the list at once, also while the act on it can still be undone. */
  items: readonly Item[]
  /** Whether an item is still of this list as an act has left it; all are where this is absent. */
  belongs?: (item: Item) => boolean
  search: string
  /** The texts for a list that did not load, for an empty one and for a search without a match, and what the keys do: without it there are none. */
  texts: { failed: string; none: string; noneFound: string; keys?: string }
  /** The icon of an empty list. */
  icon: ReactNode
  /** The class with the height that a card has while it loads. */
  cardHeight: string
  children: (item: Item) => ReactNode
}

/** A list of cards that an admin decides about. The keys of the reviews can work here too. */
export const CardQueue = <Item extends { id: string }>(props: CardQueueProps<Item>) => {
  const { list, items: all, belongs = () => true, search, texts, icon, cardHeight, children } = props
  const { t } = useT('admin')
  const setAddress = useSetAddress()
  const items = useShown(all).filter(belongs)
  const rows = useRowKeys(texts.keys !== undefined)
  const hasLetters = useLettersOn()
  const total = list.data?.pages.at(-1)?.total
  const clear = (
    <Button variant="secondary" onClick={() => setAddress({ q: undefined })}>
      {t('search.clear')}
    </Button>
  )
  return (
    <AdminList
      list={list}
      items={items}
      total={search === '' && total !== undefined ? total - (all.length - items.length) : undefined}
      failed={texts.failed}
      skeleton={
        <div aria-busy className={grid}>
          {Array.from({ length: 4 }, (_, card) => (
            <Skeleton key={card} className={cx('rounded-card', cardHeight)} />
          ))}
        </div>
      }
      empty={
        !list.hasNextPage &&
        (search === '' ? (
          <EmptyState icon={icon} title={texts.none} />
        ) : (
          <EmptyState icon={<SearchX />} title={texts.noneFound} actions={clear} />
        ))
      }
    >
      {(shown) => (
        <>
          {texts.keys && hasLetters && (
            <p className="mb-3 hidden text-xs text-ink-3 lg:pointer-fine:block">{texts.keys}</p>
          )}
          <ul ref={rows} className={grid}>
            {shown.map((item) => (
              <li key={item.id} data-item={item.id} className="grid">
                {children(item)}
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminList>
  )
}
