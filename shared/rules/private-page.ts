/**
 * Pages that search engines leave out: of people's own, steps on a way, and papers to print. As robots.txt names them: whatever
 * begins like this, `*` being anything.
 */
export const privatePaths = [
  '/admin',
  '/auth',
  '/compare',
  '/dashboard',
  '/forgot-password',
  '/local/',
  '/notifications',
  '/profile',
  '/reset-password',
  '/sell-your-car',
  '/seller-dashboard',
  '/still-available',
  '/unsubscribe',
  '/verification',
  '/cars/*/agreement',
  '/cars/*/window-card',
] as const

const begins = new RegExp(`^(?:${privatePaths.map((path) => path.replace('*', '.*')).join('|')})`)

/** Whether search engines are to leave out the page of this path. */
export const isPrivatePath = (path: string): boolean => begins.test(path)
