/** When the terms and the privacy policy that stand on the site took effect: the version that a consent names. */
export const termsEffective = '2025-08-26'
