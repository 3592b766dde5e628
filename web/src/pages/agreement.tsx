import { Agreement } from '#web/features/agreement/agreement.tsx'
import { PaperOfCar } from '#web/entities/listing/printed-paper.tsx'

/** `/cars/:slug/agreement` */
export const AgreementPage = () => <PaperOfCar view={Agreement} />
