import type { Dealer } from '#web/entities/dealer/api/get-dealer.ts'
import { cityOf } from '#web/entities/listing/labels.ts'
import { useT } from '#web/i18n/use-t.ts'
import { DealerAbout } from './dealer-about.tsx'
import { DealerContact } from './dealer-contact.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { Performance } from './performance.tsx'
import { Stock } from './stock.tsx'

type ShowroomProps = { /** Slug or id, as the address has it. */ slug: string; dealer: Dealer | undefined }

/** Below the head: the cars, asked for beside the dealer and not after it; and at their side what else there is to know. */
export const Showroom = ({ slug, dealer }: ShowroomProps) => {
  const { language } = useT('showroom')
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-10 gap-y-12 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Stock key={slug} dealer={slug} />
      {dealer && (
        <div className="flex flex-col gap-10">
          <DealerAbout description={dealer.description} />
          {dealer.hours && <OpeningHours hours={dealer.hours} />}
          <DealerContact dealer={dealer} city={cityOf(dealer.city, language)} />
          {dealer.verificationStatus === 'APPROVED' && <Performance dealer={dealer} />}
        </div>
      )}
    </div>
  )
}
