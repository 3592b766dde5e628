import { useState, type FormEvent } from 'react'
import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/app/paths.ts'
import { useMakesModels } from '#web/entities/catalogue/queries.ts'
import { bucketCriteria, bucketValue, priceBuckets } from '#web/entities/catalogue/price-buckets.ts'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { useBucketLabel } from './bucket-label.ts'
import { PanelSelect } from './panel-select.tsx'
import { PanelText } from './panel-text.tsx'

/** Words, make, model and price range; leads to the results with only what was chosen. */
export const SearchPanel = () => {
  const { t, language } = useT('home')
  const navigate = useNavigate()
  const { data: catalog } = useMakesModels()
  const [text, setText] = useState('')
  const [make, setMake] = useState('')
  const [model, setModel] = useState('')
  const [bucket, setBucket] = useState('')

  const nameOf = (kind: 'makes' | 'models', value: string) =>
    (language === 'ar' && catalog?.arabic[kind][value]) || value
  const bucketLabel = useBucketLabel()
  const show = (query: Readonly<Record<string, string>>) =>
    // Another make than the one chosen here has other models.
    void navigate(
      paths.cars({ ...(query['make'] ? {} : { make, model }), ...bucketCriteria(bucket), ...query }),
    )
  const search = (event: FormEvent) => {
    event.preventDefault()
    show({ search: text.trim() })
  }
  return (
    <form
      role="search"
      action={paths.cars()}
      aria-label={t('search.label')}
      onSubmit={search}
      className="grid grid-cols-2 gap-x-2 rounded-panel border border-line bg-raised p-2 shadow-float lg:flex lg:items-stretch"
    >
      <PanelText value={text} onChange={setText} onPick={show} />
      <PanelSelect
        label={t('search.make')}
        placeholder={t('search.anyMake')}
        value={make}
        onChange={(value) => {
          setMake(value)
          setModel('')
        }}
        options={(catalog?.makes ?? []).map((value) => ({ value, label: nameOf('makes', value) }))}
      />
      <PanelSelect
        label={t('search.model')}
        placeholder={t('search.anyModel')}
        value={model}
        onChange={setModel}
        disabledReason={make ? undefined : t('search.makeFirst')}
        options={(catalog?.models[make] ?? []).map((value) => ({ value, label: nameOf('models', value) }))}
      />
      <PanelSelect
        className="col-span-2 sm:col-span-1"
        label={t('search.price')}
        placeholder={t('search.anyPrice')}
        value={bucket}
        onChange={setBucket}
        options={priceBuckets.map((item) => ({ value: bucketValue(item), label: bucketLabel(item) }))}
      />
      <Button type="submit" size="lg" className="col-span-2 rounded-card sm:col-span-1 sm:h-auto lg:min-w-48">
        <Search aria-hidden className="size-4.5" />
        {t('search.submit')}
      </Button>
    </form>
  )
}
