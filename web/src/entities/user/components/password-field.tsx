import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { useT } from '#web/i18n/use-t.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

// Latin in a right-to-left page: the text runs its own way while the box keeps its padding beside the button.
const ownDirection = { unicodeBidi: 'plaintext' } as const

/** A password with a button that shows what was typed. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) => {
  const { t } = useT('auth')
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      style={ownDirection}
      after={
        <IconButton
          label={t(shown ? 'password.hide' : 'password.show')}
          icon={shown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
