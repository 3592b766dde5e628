import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'inverse' | 'inverse-ghost'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Look = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
  /** Less room at its sides, for the bar above every page. */
  tight?: boolean | undefined
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-white border-transparent hover:bg-brand-deep active:bg-brand-deep',
  secondary: 'bg-card text-ink border-edge/60 hover:border-edge hover:bg-sand',
  ghost: 'bg-transparent text-ink-2 border-transparent hover:bg-sand hover:text-ink',
  // On a maroon band, the same in both themes.
  inverse: 'bg-white text-black border-transparent hover:bg-white/90',
  'inverse-ghost': 'bg-transparent text-white border-white/50 hover:border-white hover:bg-white/10',
  danger: 'bg-card text-red border-red/50 hover:bg-red-tint hover:border-red',
}

const sizes: Record<ButtonSize, { box: string; sides: string }> = {
  // Taller to a thumb than to the eye.
  sm: { box: 'relative min-h-9 text-sm after:absolute after:-inset-1', sides: 'px-3.5' },
  md: { box: 'min-h-11 text-sm', sides: 'px-5' },
  lg: { box: 'min-h-13 text-base', sides: 'px-7' },
}

/** The looks of a button, for links that act as one: `<Link className={buttonClass({ variant: 'secondary' })}>`. */
export const buttonClass = ({
  variant = 'primary',
  size = 'md',
  wide = false,
  tight = false,
}: Look = {}): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none print:hidden',
    'cramped:whitespace-normal cramped:py-1.5',
    'transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55',
    variants[variant],
    sizes[size].box,
    tight ? 'px-3' : sizes[size].sides,
    wide && 'w-full',
  )
