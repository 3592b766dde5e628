// About two lines of a phone.
const fewLines = 90

/**
 * Whether what somebody wrote is long enough to be read as a text of its own, aligned as its language is. A shorter one stays
 * with the lines around it, on the side where the page begins (Apple's guidelines for right-to-left: three lines and more).
 */
export const standsAlone = (text: string): boolean => text.length > fewLines || text.includes('\n')
