import { PaperOfCar } from './paper/paper-of-car.tsx'
import { WindowCardView } from './window-card/window-card-view.tsx'

/** `/cars/:slug/window-card` */
export const WindowCardPage = () => <PaperOfCar view={WindowCardView} />
