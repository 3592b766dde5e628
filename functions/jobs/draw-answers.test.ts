import { describe, expect, it } from 'vitest'
import { drawAnswers } from '#functions/jobs/draw-answers.ts'
import { answerId } from '#shared/rules/shell.ts'

const url = '/api/listings?page=1&limit=20'
const documentOf = (data: unknown) =>
  `<head><script type="application/json" id="${answerId}">${JSON.stringify(data)}</script></head>`

const at = new Date('2026-11-27T12:00:00.000Z')

/** Runs the job over these documents. */
const run = async (
  documents: Record<string, string>,
  answer: () => Response = () => Response.json({ listings: [] }),
  isStored = true,
) => {
  const asked: string[] = []
  const written: Record<string, string> = {}
  const count = drawAnswers({
    loadShell: async (file) => {
      const text = documents[file]
      return text === undefined
        ? undefined
        : { text, etag: '"1"', contentType: 'text/html', cacheControl: 'no-cache' }
    },
    storeShell: async (file, { text }) => {
      written[file] = text
      return isStored
    },
    ask: async (address) => {
      asked.push(address)
      return answer()
    },
    now: () => at,
    origin: () => 'https://cars.example',
  })
  return { count: await count, asked, written }
}

const cars = '/shells/cars-en.html'

describe('drawAnswers', () => {
  it('writes the answer of one call into the documents of both languages, and into no other', async () => {
    const documents = {
      [cars]: documentOf({ url }),
      '/shells/cars-ar.html': documentOf({ url, at: 1, answer: 'of before' }),
      '/shells/home-en.html': '<head></head>',
    }
    const { count, asked, written } = await run(documents)
    const drawn = documentOf({ url, at: at.getTime(), answer: { listings: [] } })
    expect(written).toEqual({ [cars]: drawn, '/shells/cars-ar.html': drawn })
    expect(asked).toEqual([`https://cars.example${url}`])
    expect(count).toBe(2)
  })

  it('lets no text of a seller end the element or change it', async () => {
    const text = '</script><script>alert(1)</script> $& $1'
    const { written } = await run({ [cars]: documentOf({ url }) }, () => Response.json({ text }))
    const [, json = ''] = /id="answer">([^<]*)<\/script><\/head>$/.exec(written[cars] ?? '') ?? []
    expect(JSON.parse(json)).toMatchObject({ answer: { text } })
    // A second run finds its place again.
    expect((await run(written)).written[cars]).toBe(
      documentOf({ url, at: at.getTime(), answer: { listings: [] } }),
    )
  })

  it('leaves the documents when the API refuses, and does not count one that a deploy replaced', async () => {
    const refused = run({ [cars]: documentOf({ url }) }, () => new Response('', { status: 503 }))
    await expect(refused).rejects.toThrow('answered 503')
    expect((await run({ [cars]: documentOf({ url }) }, undefined, false)).count).toBe(0)
  })
})
