const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** A text as Excel saves it on an Arabic machine. */
export const inWindows1256 = (text: string): Uint8Array<ArrayBuffer> => {
  const letters = new TextDecoder('windows-1256').decode(everyByte)
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}
