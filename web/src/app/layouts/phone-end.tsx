import { HeaderBell } from './header-bell.tsx'
import { LanguageToggle } from './language-toggle.tsx'

/** The end of the header on a phone, before the menu. */
export const PhoneEnd = () => (
  <div className="ms-auto flex items-center">
    <HeaderBell />
    <LanguageToggle />
  </div>
)
