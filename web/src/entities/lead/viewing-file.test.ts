import { expect, it } from 'vitest'
import { viewingFile } from './viewing-file.ts'

const entry = {
  id: 'msg_00000000000000000000000001',
  time: '2026-02-03T14:00:00.000Z',
  title: 'معاينة: نيسان باترول بلاتينيوم 2020، اللون أبيض لؤلؤي، الدوحة، شارع سلوى',
  place: 'Salwa Road 210, Doha',
  text: 'With Gulf; Star. Conversation: https://sayara.example/dashboard',
  link: 'https://sayara.example/dashboard?tab=messages&lead=led_1',
  organizer: 'Gulf Star',
  isCancelled: false,
  language: 'en' as const,
}

/** The lines of a file as a calendar reads them: folded ones are one. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('is an entry of half an hour, in UTC, with escaped texts', () => {
  const lines = linesOf(viewingFile(entry))
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(lines.at(-1) || lines.at(-2)).toBe('END:VCALENDAR')
  expect(lines).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'METHOD:PUBLISH',
      `UID:${entry.id}@sayara.example`,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20260203T140000Z',
      'DTEND:20260203T143000Z',
      `SUMMARY:${entry.title}`,
      'LOCATION:Salwa Road 210\\, Doha',
      'DESCRIPTION:With Gulf\\; Star. Conversation: https://sayara.example/dashboard',
    ]),
  )
})

it('has no line of more than 75 bytes, and cuts no letter in two', () => {
  const bytes = new TextEncoder()
  for (const line of viewingFile(entry).split('\r\n')) {
    expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
})

it('is taken away by a later version with the same UID', () => {
  const lines = linesOf(viewingFile({ ...entry, isCancelled: true }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:${entry.id}@sayara.example`,
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ]),
  )
})

it('hands out no address of a person', () => {
  expect(linesOf(viewingFile(entry)).filter((line) => line.includes('mailto'))).toEqual([
    'ORGANIZER;CN="Gulf Star":mailto:noreply@sayara.example',
  ])
})
