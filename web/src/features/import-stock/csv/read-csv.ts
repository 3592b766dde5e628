const delimiters = [',', ';', '\t', '|']

const guessDelimiter = (text: string): string => {
  const line = /[^\n]*\S[^\n]*/.exec(text)?.[0] ?? ''
  const counted = delimiters.map((delimiter) => ({ delimiter, parts: line.split(delimiter).length }))
  return counted.reduce((best, each) => (each.parts > best.parts ? each : best)).delimiter
}

/**
 * The rows of a CSV as a spreadsheet numbers them: the first is number 1, a cell of several lines is in one row, blank rows
 * count. For a file that the server has read before: what is broken comes out as well as it can.
 */
export const readCsv = (text: string): string[][] => {
  const lines = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const declared = /^"?sep=([,;\t|])"?[ \t]*\n/i.exec(lines)
  const body = declared ? lines.slice(declared[0].length) : lines
  const delimiter = declared?.[1] ?? guessDelimiter(body)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at]!
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === delimiter || letter === '\n') {
      row.push(cell)
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
