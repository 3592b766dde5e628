/** The flag's field, in which the hero's car stands on a wide screen. */
export const heroFrame =
  'serrated relative block aspect-[16/11] w-full overflow-clip rounded-e-panel bg-sand-2 ps-9 focus-visible:-outline-offset-8 max-lg:hidden ' +
  'before:absolute before:inset-y-0 before:start-0 before:w-9 before:bg-brand'
