import { browserOnly } from '#web/ui/browser-only.ts'
import { WhenNear } from '#web/ui/when-near.tsx'
import { RecentCars } from '#web/features/recent/recent-cars.tsx'
import { Browse } from './browse.tsx'
import { ClosingCall } from './closing-call.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { PlateStrip } from './plate-strip.tsx'
import { VerifiedDealers } from './verified-dealers.tsx'
import { WhyChoose } from './why-choose.tsx'

/** What lies below the cars, in one chunk that the first sight of the page does not wait for; nor is it in the shell. */
export const FurtherDown = () => {
  browserOnly()
  return (
    <>
      <RecentCars className="page-width" />
      <Browse />
      <WhenNear minHeight="24rem">
        <PlateStrip />
      </WhenNear>
      <WhyChoose />
      <HowItWorks />
      <WhenNear minHeight="28rem">
        <VerifiedDealers />
      </WhenNear>
      <ClosingCall />
    </>
  )
}
