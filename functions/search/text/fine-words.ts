const letterMeetsDigit = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/** The letter and digit parts of a normalised word such as cx5 or 2.5l; the word itself when it has one kind only. */
export const fineWords = (word: string): string[] => word.split(letterMeetsDigit)
