import { limits } from '#shared/constants/limits.ts'

type ChosenProblem = 'WORKBOOK' | 'EMPTY' | 'TOO_LARGE' | 'NOT_CSV'

const workbook = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i
const csv = /\.(?:csv|txt|tsv)$/i

/** What is wrong with a file before it is sent, by its name and size in bytes. The server looks into it. */
export const problemOfChosen = ({ name, size }: Pick<File, 'name' | 'size'>): ChosenProblem | undefined => {
  if (workbook.test(name)) return 'WORKBOOK'
  if (!csv.test(name)) return 'NOT_CSV'
  if (size === 0) return 'EMPTY'
  return size > limits.selling.import.bytes ? 'TOO_LARGE' : undefined
}
