/**
 * The index that browsers hold: the most cars (beyond, the server answers every search), the size of changes beside a file before there is
 * a new one, how old a file may get, how many former files can be brought up to date, and how many changes the search remembers. What leads
 * on from a former file is written once: all of it has to be younger than `searchFilesDays`.
 */
export const marketIndexLimits = {
  cars: 60_000,
  changesBytes: 60_000,
  fileDays: 7,
  steps: 4,
  recentChanges: 2000,
} as const
