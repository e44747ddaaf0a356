import { beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { tooWide, violations } from '../environment/accessible.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { LANGUAGES, sharedEnvironment, type BrowserEnvironment } from '../environment/environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(LANGUAGES)('the configurator shows the widget itself as it is set, in %s', async (language) => {
  const { key } = await keyWith(environment.site, { domains: ['widget.example'] })
  await environment.visit({ language, width: 320 }, async ({ page, open, t }) => {
    await open('/widget')
    await page.getByLabel(t('widget:fields.apiKey'), { exact: false }).fill(key)
    const frame = page.frameLocator('rihla-booking iframe')
    await frame.getByRole('tab').first().waitFor()
    // Our own pages need no key.
    await page.evaluate(() => document.body.append(document.createElement('rihla-booking')))
    const keyless = page.locator('body > rihla-booking')
    const place = keyless.frameLocator('iframe').getByRole('combobox').filter({ visible: true }).first()
    await place.fill('dubai marina')
    await keyless.frameLocator('iframe').getByRole('option').first().waitFor()
    await keyless.evaluate((widget) => widget.remove())
    await page.getByRole('checkbox', { name: t('widget:fields.tabShuttle') }).check()
    await expect.poll(() => frame.getByRole('tab').count()).toBe(3)
    await page.getByLabel(t('widget:fields.primaryColor')).fill('#ff0')
    await page.getByText(t('widget:contrast.low', { ratio: '1.07' })).waitFor()
    await page.getByLabel(t('widget:prefill.from'), { exact: true }).fill('مطار "دبي" & <DXB>')
    const add = page.getByRole('button', { name: t('widget:notes.add') })
    await add.press('Enter')
    await page.keyboard.type('desk no')
    await page.getByText(t('widget:notes.faults.name')).waitFor()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('desk')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await add.click()
    await page.getByRole('button', { name: t('widget:notes.remove', { number: 2 }) }).press('Enter')
    await expect.poll(() => add.evaluate((button) => button === document.activeElement)).toBe(true)
    const lines = await page.locator('pre').first().textContent()
    for (const attribute of [
      'primary-color="#ff0"',
      'prefill-from="مطار &quot;دبي&quot; &amp; &lt;DXB>"',
      'metadata="{&quot;desk&quot;:&quot;7&quot;}"',
    ])
      expect(lines).toContain(attribute)
    // The widget itself restarts with them.
    await expect
      .poll(() =>
        frame
          .getByRole('combobox')
          .first()
          .inputValue({ timeout: 1000 })
          .catch(() => ''),
      )
      .toBe('مطار "دبي" & <DXB>')
    expect(await page.locator('rihla-booking').getAttribute('metadata')).toBe('{"desk":"7"}')
    await takeScreenshots(page, `configurator-${language}`)
    expect(await tooWide(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })
})
