/** A test that must fail when a guard on its path is switched off, and must pass otherwise. It creates its own data. */
export type Catcher = { name: string; run: () => Promise<void> }

/** Named catchers of one theme. */
export const catchers = (theme: string, named: Readonly<Record<string, () => Promise<void>>>): Catcher[] =>
  Object.entries(named).map(([name, run]) => ({ name: `${theme}: ${name}`, run }))
