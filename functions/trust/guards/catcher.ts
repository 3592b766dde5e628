/** Something that fails when a guard it meets is off, and not otherwise. Whatever it needs is of its own. */
export type Catcher = { name: string; run: () => Promise<void> }

/** Catchers by name, all of one theme. */
export const catchers = (theme: string, named: Readonly<Record<string, () => Promise<void>>>): Catcher[] =>
  Object.entries(named).map(([name, run]) => ({ name: `${theme}: ${name}`, run }))
