import { cashLimitQAR } from '#shared/constants/cash-limit.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import type { Namespaces } from '#web/i18n/namespaces.ts'
import { useT } from '#web/i18n/use-t.ts'
import { TipList } from '#web/ui/tip-list.tsx'
import { Section } from './section.tsx'

type Keys = keyof Namespaces['safety']
/** A message that has a longer one beside it: `buyer.see`, `buyer.seeText`. */
type TipKey = { [Key in Keys]: `${Key}Text` extends Keys ? Key : never }[Keys]

/** Six steps for one side of a sale. */
export const Guide = ({ id, tips }: { id: 'buyers' | 'sellers'; tips: readonly TipKey[] }) => {
  const { t, language } = useT('safety')
  const limit = formatMoney(cashLimitQAR, language)
  return (
    <Section id={id}>
      <TipList
        tips={tips.map((key, index) => ({
          key,
          title: t(key),
          text: t(`${key}Text`, { limit }),
          figure: (
            <span aria-hidden className="w-6 text-2xl leading-snug font-semibold text-maroon tabular-nums">
              {formatNumber(index + 1, language)}
            </span>
          ),
        }))}
      />
    </Section>
  )
}
