import { useId, useState } from 'react'
import { useT } from '#web/i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Written } from '#web/ui/written.tsx'

// More than a reader of many messages wants to scroll past.
const isLong = (text: string): boolean => text.length > 700 || text.split('\n').length > 10

/** What somebody wrote; a long text shows its beginning until it is opened. */
export const MessageText = ({ text }: { text: string }) => {
  const { t } = useT('contact-messages')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const long = isLong(text)
  return (
    <div className="flex flex-col items-start gap-2">
      <Written
        id={id}
        text={text}
        className={cx('w-full max-w-3xl whitespace-pre-line text-ink-2', long && !isOpen && 'line-clamp-8')}
      />
      {long && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </div>
  )
}
