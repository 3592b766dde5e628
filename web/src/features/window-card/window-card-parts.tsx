import { lazyPart } from '#web/app/lazy-page.ts'
import { loadInBothLanguages } from '#web/i18n/both-languages.ts'
import { useT } from '#web/i18n/use-t.ts'
import { SegmentedControl } from '#web/ui/radio-group.tsx'
import type { Paper } from './window-card.tsx'

/** The card that is printed. The page is in the language in use, the card in both: it follows with the texts of the other one. */
export const WindowCard = lazyPart(async () => {
  const [{ WindowCard }] = await Promise.all([
    import('./window-card.tsx'),
    loadInBothLanguages('window-card'),
  ])
  return WindowCard
}, [])

const papers = ['a4', 'a5'] as const satisfies readonly Paper[]

type PaperChoiceProps = { value: Paper; onChange: (paper: Paper) => void }

/** The size of the paper that window cards are printed on. */
export const PaperChoice = ({ value, onChange }: PaperChoiceProps) => {
  const { t } = useT('window-card')
  return (
    <SegmentedControl
      legend={t('paper')}
      choices={papers.map((paper) => ({ value: paper, label: t(`paper.${paper}`) }))}
      value={value}
      onChange={onChange}
    />
  )
}
