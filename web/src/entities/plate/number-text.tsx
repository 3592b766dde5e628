import type { ReactNode } from 'react'

/** A number or a pattern as it stands on a plate: from left to right in both languages, whatever its script. */
export const NumberText = ({ children }: { children: ReactNode }) => <bdo dir="ltr">{children}</bdo>
