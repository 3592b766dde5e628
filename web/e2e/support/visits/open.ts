import { expect, type Locator } from 'playwright/test'
import type { Stage, Visit } from './visit.ts'

/** A button by its name, where it can be seen: some stand twice in a page, for a phone and for a desk. */
export const button = (scope: Locator, name: string | RegExp): Locator =>
  scope.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

/** The topmost visible dialog. */
export const dialog = ({ page }: Stage): Locator => page.getByRole('dialog').filter({ visible: true }).last()

/** Presses the button or link that opens a dialog, and waits until the dialog has its content. */
export const openDialog = async (stage: Stage, opener: Locator): Promise<Locator> => {
  await opener.click()
  const opened = dialog(stage)
  await expect(opened).toBeVisible()
  await expect(opened.locator('[aria-busy=true]')).toHaveCount(0)
  return opened
}

/** A visit to a page at which something is opened. */
export const opened = (
  who: Visit['who'],
  path: string,
  state: string,
  open: (stage: Stage) => Promise<unknown>,
): Visit => ({ who, path, state, open: async (stage) => void (await open(stage)) })
