import { RecentCars } from '#web/pages/recent/recent-cars.tsx'
import { ClosingCall } from './closing-call.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { VerifiedDealers } from './verified-dealers.tsx'
import { WhyChoose } from './why-choose.tsx'

/** What lies below the cars, in one chunk that the first sight of the page does not wait for. */
export const FurtherDown = () => (
  <>
    <RecentCars className="page-width" />
    <WhyChoose />
    <HowItWorks />
    <VerifiedDealers />
    <ClosingCall />
  </>
)
