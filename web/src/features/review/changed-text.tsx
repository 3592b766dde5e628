import { useT } from '#web/i18n/use-t.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { wordDiff } from './word-diff.ts'

type ChangedTextProps = { name: 'description' | 'secondDescription'; before: string; now: string }

/** A description with the words that went and came marked in it. */
export const ChangedText = ({ name, before, now }: ChangedTextProps) => {
  const { t } = useT('moderation')
  const admin = useT('admin')
  return (
    <div className="text-sm">
      <h4 className="py-1 font-medium">{admin.t(`${name}.title`)}</h4>
      <p dir="auto" className="max-w-prose break-words whitespace-pre-line text-ink-2">
        {wordDiff(before, now).map(({ kind, text }, index) => {
          // Parts have no name but their place.
          const key = `${index} ${kind}`
          if (kind === 'same') return <span key={key}>{text}</span>
          return kind === 'removed' ? (
            <del key={key} className="rounded-xs bg-red-tint decoration-red/60">
              <VisuallyHidden>{t('removed.said')} </VisuallyHidden>
              {text}
            </del>
          ) : (
            <ins key={key} className="rounded-xs bg-green-tint text-ink no-underline">
              <VisuallyHidden>{t('added.said')} </VisuallyHidden>
              {text}
            </ins>
          )
        })}
      </p>
    </div>
  )
}
