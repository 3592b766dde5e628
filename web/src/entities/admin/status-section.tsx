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

type StatusTabProps<Status extends string> = Pick<
  StatusSectionProps<Status>,
  'title' | 'label' | 'labelOf'
> & {
  /** The first one is where a visit begins. */
  statuses: readonly [Status, ...Status[]]
  /** The list of a status; `focusHeading` is called when a row has left it, and its buttons with it. */
  children: (status: Status, focusHeading: () => void) => ReactNode
}

/** A section whose status is kept in the address (`?status=`). */
export const StatusTab = <Status extends string>({ children, ...section }: StatusTabProps<Status>) => {
  const [status = section.statuses[0], choose] = useAddressChoice('status', section.statuses)
  const [heading, focusHeading] = useFocusLater<HTMLHeadingElement>()
  return (
    <StatusSection {...section} heading={heading} status={status} onChoose={choose}>
      {children(status, focusHeading)}
    </StatusSection>
  )
}
