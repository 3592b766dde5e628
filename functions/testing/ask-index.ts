import { createPlateIndex, type PlateIndex } from '#functions/search/plates/plate-index.ts'
import { readyBody } from '#functions/core/respond.ts'
import { answerQuestion, type AskSearch, type AskSearchBody } from '#functions/search/questions.ts'
import { createIndex, type SearchIndex } from '#functions/search/search-index.ts'

type Known = { cars?: SearchIndex; plates?: PlateIndex }

const invoke = async (
  { cars = createIndex([]), plates = createPlateIndex([]) }: Known,
  question: string,
  input: unknown,
  asBody?: boolean,
) => {
  const sent: unknown = JSON.parse(JSON.stringify(input))
  const indexes = { cars: async () => cars, plates: async () => plates }
  return JSON.parse(JSON.stringify(await answerQuestion(indexes, question, sent, asBody)))
}

/** Asks indexes in this process, with questions and answers as JSON, as between two functions. */
export const askIndex =
  (known: Known): AskSearch =>
  async (question, input) =>
    (await invoke(known, question, input)).answer

/** The same for the body of a response. */
export const askIndexForBody =
  (known: Known): AskSearchBody =>
  async (question, input) =>
    readyBody((await invoke(known, question, input, true)).body)
