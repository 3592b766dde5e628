/** Joins class names and skips absent ones: `cx('a', open && 'b')`. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
