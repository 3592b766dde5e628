/** 24 characters that nobody can guess, 124 random bits; also where a page is not served over https. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte % 36).toString(36)).join('')
