import { saveFile } from './save-file.ts'

/** Hands the text of a CSV file over to the browser's downloads. */
export const saveCsv = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
