import type { CarDraft } from '#shared/schemas/listing.ts'
import { useT } from '#web/i18n/use-t.ts'
import { useNamesOfCars } from '#web/features/review/car-names.ts'
import { factsOf, type FactName } from '#web/features/review/facts.ts'
import { Before, Now } from './side.tsx'

const columns = 'sm:grid-cols-[9rem_1fr_1fr]'

/** The facts of a car in words, as it is said where there are none. */
const useFacts = () => {
  const { t, language } = useT('admin')
  const common = useT()
  const yesNo = (value: boolean | undefined) =>
    value === undefined ? undefined : common.t(value ? 'yes' : 'no')
  const names = useNamesOfCars()
  return (car: CarDraft) => {
    const facts = factsOf(car, language, yesNo, names)
    return (name: FactName) => facts[name] || t('fact.missing')
  }
}

type ChangedFactsProps = { before: CarDraft; now: CarDraft; names: readonly FactName[] }

/** Each fact that changed, before and now side by side. */
export const ChangedFacts = ({ before, now, names }: ChangedFactsProps) => {
  const { t } = useT('admin')
  const words = useT('moderation')
  const factOf = useFacts()
  const [was, is] = [factOf(before), factOf(now)]
  return (
    <div className="text-sm">
      <p aria-hidden className={`mb-1 hidden gap-2 text-xs text-ink-3 sm:grid ${columns}`}>
        <span>{words.t('field')}</span>
        <span className="px-2">{words.t('before')}</span>
        <span className="px-2">{words.t('now')}</span>
      </p>
      <dl className="flex flex-col gap-2">
        {names.map((name) => (
          <div key={name} className={`grid gap-x-2 gap-y-1 ${columns}`}>
            <dt className="py-1 font-medium">{t(`fact.${name}`)}</dt>
            <dd className="grid gap-x-2 gap-y-1 sm:col-span-2 sm:grid-cols-subgrid">
              <Before>
                <bdi>{was(name)}</bdi>
              </Before>
              <Now>
                <bdi>{is(name)}</bdi>
              </Now>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The facts that are as they were, folded away. */
export const SameFacts = ({ now, names }: { now: CarDraft; names: readonly FactName[] }) => {
  const { t } = useT('admin')
  const words = useT('moderation')
  const is = useFacts()(now)
  return (
    <details className="text-sm text-ink-2">
      <summary className="w-fit py-1">{words.t('changes.same', { count: names.length })}</summary>
      <dl className="mt-2 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-3">{t(`fact.${name}`)}</dt>
            <dd className="break-words">
              <bdi>{is(name)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
