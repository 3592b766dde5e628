/** Cards side by side to swipe through, the next one peeking in; a grid where there is room (its columns are the caller's). */
export const railClass =
  '-mx-4 -my-2 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:thin] ' +
  'sm:-mx-6 sm:scroll-px-6 sm:gap-4 sm:px-6 lg:m-0 lg:grid lg:gap-5 lg:overflow-visible lg:p-0'

/** A card of a rail: as wide as its class says on a phone, as high as its neighbours. */
export const railItemClass = 'grid shrink-0 snap-start grid-cols-1 lg:w-auto'
