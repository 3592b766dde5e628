import { AgreementView } from './agreement/agreement-view.tsx'
import { PaperOfCar } from './paper/paper-of-car.tsx'

/** `/cars/:slug/agreement` */
export const AgreementPage = () => <PaperOfCar view={AgreementView} />
