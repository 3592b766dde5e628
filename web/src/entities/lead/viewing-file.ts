import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { productName } from '#shared/constants/market.ts'
import type { Language } from '#shared/constants/market.ts'
import { viewingEndsAt } from '#shared/rules/viewing.ts'
import { saveFile } from '#web/ui/save-file.ts'

type CalendarEntry = {
  /** The id of the viewing: the same entry is changed and taken away by it. */
  id: string
  time: string
  title: string
  place: string
  text: string
  link: string
  /** The other side of the viewing. */
  organizer: string
  isCancelled: boolean
  language: Language
}

/** A viewing as an iCalendar file (RFC 5545): an entry to add, or its cancellation, which calendars know by the same UID. */
export const viewingFile = (entry: CalendarEntry): string => {
  const calendar = ical({
    method: entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: productName.en, product: 'Viewings', language: entry.language.toUpperCase() },
  })
  const host = new URL(entry.link).hostname
  calendar.createEvent({
    id: `${entry.id}@${host}`,
    // Each agreement has an id of its own: the only later version is its cancellation.
    sequence: entry.isCancelled ? 1 : 0,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: new Date(entry.time),
    end: viewingEndsAt(entry.time),
    summary: entry.title,
    location: entry.place,
    description: entry.text,
    url: entry.link,
    // RFC 5546 asks for an organizer; addresses of people are not handed out.
    organizer: { name: entry.organizer, email: `noreply@${host}` },
  })
  return calendar.toString()
}

/** Hands the file of a viewing to the browser's downloads. */
export const saveViewing = (entry: CalendarEntry): void =>
  saveFile(
    `viewing-${entry.time.slice(0, 10)}.ics`,
    new Blob([viewingFile(entry)], { type: 'text/calendar;charset=utf-8' }),
  )
