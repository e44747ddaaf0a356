import { beforeAll, expect, test } from 'vitest'
import { bands, photo } from '#testing/builders/accounts/images.ts'
import { newPerson } from '../../states/account-states.ts'
import { isFocused, tabTo } from '../../steps/keys.ts'
import {
  IN_ARABIC,
  type BrowserEnvironment,
  sharedEnvironment,
  scriptRuns,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

test.for(IN_ARABIC)('an image is chosen, previewed, saved and removed, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, watched } = visit
    await newPerson(visit)
    await open('/account')
    const input = page.locator('input[type=file]')
    const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
    const preview = page.getByRole('img', { name: t('picture:preview') })
    const shown = page.getByRole('main').locator('img[src$="-256.webp"]').first()
    const inHeader = page.getByRole('banner').locator('img[src$="-64.webp"]')
    await tabTo(page, input)

    // A file over the size limit is not sent.
    await input.setInputFiles(file('large.jpg', Buffer.concat([await photo(), Buffer.alloc(5_000_000)])))
    await page
      .getByRole('alert')
      .filter({ hasText: t('picture:too_heavy') })
      .waitFor()
    expect(await preview.count()).toBe(0)

    // The server rejects a file that is not an image, whatever its name; it stays selected.
    watched.expectErrorResponse(415, /\/user\/update-image$/)
    await input.setInputFiles(file('page.jpg', Buffer.from('<html>not a picture</html>')))
    await press('picture:save')
    await page.getByRole('alert').waitFor()
    await page.getByRole('button', { name: t('picture:save') }).waitFor()

    const wide = bands([{ colour: 'c04020', width: 500 }], 200)
    await input.setInputFiles(file('me.jpg', await wide.jpeg().toBuffer()))
    await preview.waitFor()
    expect(await preview.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(500)
    expect(await page.getByRole('alert').count()).toBe(0)
    await press('picture:save')
    await page.getByText(t('picture:saved')).waitFor()
    await expect.poll(() => isFocused(input)).toBe(true)
    await shown.waitFor()
    expect(await shown.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(256)
    await inHeader.waitFor()

    await page.reload()
    await scriptRuns(page)
    await shown.waitFor()
    await inHeader.waitFor()
    await press('picture:remove')
    await page.getByText(t('picture:removed')).waitFor()
    await expect.poll(() => shown.count()).toBe(0)
    await expect.poll(() => inHeader.count()).toBe(0)
  })
})

test('a picture that was chosen can be left again', async () => {
  await environment.visit({ width: 375 }, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/account')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(file('me.jpg', await photo()))
    await page.getByRole('img', { name: t('picture:preview') }).waitFor()
    await page.getByRole('button', { name: t('picture:cancel') }).click()
    await expect.poll(() => page.getByRole('img', { name: t('picture:preview') }).count()).toBe(0)
    await expect.poll(() => isFocused(input)).toBe(true)
    expect(await page.getByRole('button', { name: t('picture:save') }).count()).toBe(0)
  })
})
