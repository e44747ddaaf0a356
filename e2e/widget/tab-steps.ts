import type { Frame, Page } from 'playwright-core'

/** Types into a place's field until the first suggestion is the one that is meant, and takes it by Enter. */
export async function choosePlace(frame: Frame, label: string, typed: string): Promise<void> {
  const field = frame.getByRole('combobox', { name: label, exact: true }).filter({ visible: true })
  await field.fill(typed)
  await frame.locator('[role=option][aria-selected=true]').waitFor()
  await field.press('Enter')
  console.log('CHOSE', label, typed, await field.inputValue())
}

/** A screenshot of the page around a frame, in the folder that `LOOK` names; none if it is not set. */
export async function lookAtFrame(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
