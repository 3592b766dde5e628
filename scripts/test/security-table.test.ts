import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')

// ASVS 5.0.0 as it was released: requirements of levels 1 and 2, chapter by chapter. https://github.com/OWASP/ASVS/tree/v5.0.0/5.0
const perChapter: readonly (readonly [number, number])[] = [
  [8, 19],
  [4, 7],
  [8, 11],
  [2, 8],
  [4, 5],
  [13, 22],
  [6, 12],
  [4, 3],
  [4, 3],
  [5, 24],
  [3, 11],
  [3, 6],
  [1, 12],
  [2, 7],
  [3, 10],
  [0, 16],
  [0, 7],
]
const statuses = ['met', 'partly', 'not met', 'n/a']

/** The cells of each row of the tables in a part of the page, heads left out. */
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const rows = rowsOf(text).filter(([id = '']) => /^\d/.test(id))
const statusOf = ([, , , status = '']: readonly string[]) => status

/** How often a status is in the rows of a level, or of both. */
const count = (status: string, level?: string): number =>
  rows.filter((row) => statusOf(row) === status && (level === undefined || row[1] === level)).length

describe('the table of ASVS 5.0.0', () => {
  it('has every requirement of levels 1 and 2, once and in order', () => {
    const ids = rows.map(([id]) => id)
    for (const id of ids) expect(id).toMatch(/^[1-9]\d?\.[1-9]\.[1-9]\d?$/)
    expect(new Set(ids).size).toBe(253)
    expect(rows).toHaveLength(253)
    expect(ids).toEqual(ids.toSorted((one, other) => one!.localeCompare(other!, 'en', { numeric: true })))
    const found = perChapter.map((_, index) =>
      ['1', '2'].map(
        (level) => rows.filter(([id, of]) => id?.startsWith(`${index + 1}.`) && of === level).length,
      ),
    )
    expect(found).toEqual(perChapter)
  })

  it('says of each what it asks, how it stands and where', () => {
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(5)
      expect(
        row.filter((cell) => cell === ''),
        row[0],
      ).toEqual([])
      expect(statuses, row[0]).toContain(statusOf(row))
    }
  })

  it('is counted rightly above', () => {
    const counted = rowsOf(text).filter(
      ([status = '', level]) => statuses.includes(status) && level !== 'Level 1',
    )
    expect(counted).toEqual(
      statuses.map((status) => [
        status,
        ...['1', '2', undefined].map((level) => String(count(status, level))),
      ]),
    )
  })
})

it('everything that the page names is there', () => {
  const files = [...text.matchAll(/`((?:functions|infra|scripts|shared|web)\/[^`\s]+)`/g)].map(
    ([, path]) => path!,
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])

  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!)
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(
    ([, title]) =>
      `#${title!
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-')}`,
  )
  for (const target of links.filter((link) => !link.startsWith('https:'))) {
    if (target.startsWith('#')) expect(anchors).toContain(target)
    else expect(existsSync(join(root, target)), target).toBe(true)
  }
})
