/** Where the parts of a storefront's head stand; the skeleton has the same. */
export const storefrontLayout = {
  head: 'grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[5fr_6fr]',
  cover: 'aspect-[16/9] w-full',
  stats:
    'mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-3 lg:mt-12 lg:grid-cols-5',
} as const
