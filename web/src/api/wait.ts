/** How long to wait in the unit people would say: seconds up to a minute and a half, then whole minutes, rounded up. */
export const waitOf = (seconds: number): { unit: 'seconds' | 'minutes'; count: number } =>
  seconds <= 90
    ? { unit: 'seconds', count: Math.ceil(seconds) }
    : { unit: 'minutes', count: Math.ceil(seconds / 60) }
