/** A choice among short words: a label around its input. The whole pill is pressed. */
export const pillClass =
  'relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-full border border-edge/60 bg-card px-4 text-sm whitespace-nowrap print:hidden ' +
  'text-ink-2 transition-colors hover:border-edge hover:text-ink has-checked:border-maroon has-checked:bg-maroon-tint ' +
  'has-checked:font-medium has-checked:text-maroon has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus forced-colors:has-checked:border-2'

/** The input in it, unseen: the pill shows its state. */
export const pillInputClass = 'absolute inset-0 cursor-pointer appearance-none rounded-full outline-none'
