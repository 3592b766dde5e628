import type { ReactNode, Ref } from 'react'
import { useAddressChoice } from '#web/app/use-address.ts'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { useFocusLater } from '#web/ui/use-focus-later.ts'

type StatusSectionProps<Status extends string> = {
  title: string
  /** Takes the focus when a row has left the list, and its buttons with it. */
  heading: Ref<HTMLHeadingElement>
  /** The label of the choice. */
  label: string
  statuses: readonly Status[]
  labelOf: (status: Status) => string
  status: Status
  onChoose: (status: Status) => void
  /** The list of that status. */
  children: ReactNode
}

/** A tab of the administration whose things have a status: its heading, the choice, and the list. */
export const StatusSection = <Status extends string>({
  title,
  heading,
  label,
  statuses,
  labelOf,
  status,
  onChoose,
  children,
}: StatusSectionProps<Status>) => (
  <section>
    {/* A phone's first screen has place for the tab, which says the same, and for the list. */}
    <h2 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-24 text-xl max-sm:sr-only">
      {title}
    </h2>
    <div className="mb-4 sm:mb-5">
      <ChoiceChips
        isOneLine
        label={label}
        value={status}
        onChange={onChoose}
        choices={statuses.map((value) => ({ value, label: labelOf(value) }))}
      />
    </div>
    {children}
  </section>
)

/**
 * The status of a section, kept in the address (`?status=`); the first one is where a visit begins. `focusHeading` is called when a row
 * has left the list, and its buttons with it.
 */
export const useStatusSection = <Status extends string>(statuses: readonly [Status, ...Status[]]) => {
  const [status = statuses[0], onChoose] = useAddressChoice('status', statuses)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return { status, focusHeading, section: { statuses, status, onChoose, heading } }
}
