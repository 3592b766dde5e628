type Asked = { email: string; subject: string; message: string }

// Windows cuts a link that it hands to a mail program at some two thousand characters.
const linkAtMost = 1900

const encodedAddress = (email: string): string => {
  const at = email.lastIndexOf('@')
  // The `@` itself stays readable (RFC 6068); the rest is encoded, since it might begin another header field.
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')

/** Cuts the text so that the link stays short enough, at whole characters. */
const fitting = (text: string, room: number): string => {
  let length = 0
  let end = 0
  for (const character of text) {
    // A line break brings the mark of the next quoted line along.
    length += encodeURIComponent(character === '\n' ? '\r\n> ' : character).length
    if (length > room) return `${text.slice(0, end).trimEnd()} …`
    end += character.length
  }
  return text
}

/** The `mailto:` address of an answer: to whom, `Re:` the subject, and below an empty line what was asked, quoted. */
export const answerLink = ({ email, subject, message }: Asked, head: string): string => {
  const re = /^re:/i.test(subject) ? subject : `Re: ${subject}`
  const start = `mailto:${encodedAddress(email)}?subject=${encodeURIComponent(re)}&body=`
  const above = `\r\n\r\n${head}\r\n`
  const room = linkAtMost - start.length - encodeURIComponent(`${above}>  …`).length
  return start + encodeURIComponent(above + quoted(fitting(message.trim(), room)))
}
