/** Where the parts of a car's page stand: the summary after the photos on a phone, beside everything on a desk. */
export const carLayout = {
  grid: 'grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:gap-y-10',
  gallery: 'min-w-0',
  summary: 'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start',
  // What is focused is not under the contact bar of a phone.
  body: 'flex min-w-0 flex-col gap-10 pt-2 lg:col-start-1 [&_:focus-visible]:scroll-mb-40',
} as const
