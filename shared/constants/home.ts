/** The country whose market this is: what forms assume and the country menu marks. Its facts are in `shared/reference`. */
export const homeCountry = 'QA'

/** The clock that people there go by, by its name in the IANA database. */
export const homeTimeZone = 'Asia/Qatar'

/** The same in hours before UTC: days and opening hours are counted without the database, since no Gulf country has summer time. */
export const homeUtcHours = 3
