import { PaperOfCar } from '#web/entities/listing/printed-paper.tsx'
import { WindowCardView } from '#web/features/window-card/window-card-view.tsx'

/** `/cars/:slug/window-card` */
export const WindowCardPage = () => <PaperOfCar view={WindowCardView} />
