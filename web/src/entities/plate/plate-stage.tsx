import type { ReactNode } from 'react'

/** The quiet ground on which a plate stands large; its child is as wide as the room allows. */
export const PlateStage = ({ children }: { children: ReactNode }) => (
  <div className="grid place-items-center rounded-card bg-sand-2/70 px-5 py-8">
    <div className="w-full max-w-xl">{children}</div>
  </div>
)
