/** The key that does the same as the button it stands on, where there is likely a keyboard. `aria-keyshortcuts` says it to others. */
export const Kbd = ({ name }: { name: string }) => (
  <kbd
    aria-hidden
    className="hidden h-5 min-w-5 shrink-0 place-items-center rounded-xs border border-current/35 px-1 font-sans text-[0.6875rem] leading-none font-medium pointer-fine:inline-grid"
  >
    {name}
  </kbd>
)
