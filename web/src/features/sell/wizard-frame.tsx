import type { ReactNode } from 'react'

type WizardFrameProps = { top: ReactNode; aside: ReactNode; children: ReactNode }

/** Where things stand: progress above, the step in a panel, the preview beside it where there is room. */
export const WizardFrame = ({ top, aside, children }: WizardFrameProps) => (
  <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
    <div className="lg:col-span-2">{top}</div>
    <div className="min-w-0 sm:rounded-panel sm:border sm:border-line sm:bg-card sm:px-8 sm:pt-8">
      {children}
    </div>
    {aside}
  </div>
)
