import { createPlateIndex, type PlateIndex } from '#functions/search/plates/plate-index.ts'
import { answerQuestion, type AskSearch } from '#functions/search/questions.ts'
import { createIndex, type SearchIndex } from '#functions/search/search-index.ts'

type Known = { cars?: SearchIndex; plates?: PlateIndex }

/** Asks indexes in this process, with questions and answers as JSON, as between two functions. */
export const askIndex =
  ({ cars = createIndex([]), plates = createPlateIndex([]) }: Known): AskSearch =>
  async (question, input) => {
    const sent: unknown = JSON.parse(JSON.stringify(input))
    const indexes = { cars: async () => cars, plates: async () => plates }
    const answered = await answerQuestion(indexes, question, sent)
    return JSON.parse(JSON.stringify(answered?.answer))
  }
