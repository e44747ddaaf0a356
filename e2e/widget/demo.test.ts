import { beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { demoAddress, DEMO_KEY, DEMO_METHODS } from '#domains/widget/demo/demo.contract.ts'
import { tooWide, violations } from '../environment/accessible.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { languageAt, sharedEnvironment, type BrowserEnvironment } from '../environment/environment.ts'
import { widgetMessages } from './frame-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
  await environment.site.database.db
    .insertInto('api_keys')
    .values({
      id: newId(),
      key: DEMO_KEY,
      name: 'Demo page',
      domains: ['127.0.0.1'],
      per_minute: 600,
      created_at: environment.site.clock.now(),
    })
    .onConflict((same) => same.column('key').doNothing())
    .execute()
})

test('each demo page has the widget by its way, from another origin and under a policy of its own, and hears of it', async () => {
  // The same product by another name: its pages are of another site than the widget that they load.
  const there = environment.site.url.replace('localhost', '127.0.0.1')
  await environment.visit({ width: 320, reducedMotion: 'reduce' }, async ({ page, watched }) => {
    watched.allow(there)
    for (const [at, demo] of DEMO_METHODS.entries()) {
      const language = languageAt(at)
      const t = await widgetMessages(language)
      await page.goto(there + demoAddress(demo, language))
      // Before more is heard: the page lists the last few events.
      await page.getByText('rihla:ready', { exact: true }).waitFor()
      const frame = page.frameLocator('rihla-booking iframe')
      await frame.getByRole('tab', { name: t('shell:tabs.outstation') }).click()
      await page.getByText('rihla:tab {"tab":"outstation"}', { exact: true }).waitFor()
      expect(await page.locator('rihla-booking').count(), demo).toBe(1)
      // The placeholder is removed or hidden.
      expect(await page.locator('svg[display]:visible').count(), demo).toBe(0)
      expect(await tooWide(page), demo).toEqual([])
      expect(await violations(page), demo).toEqual([])
      await takeScreenshots(page, `demo-${demo}-${language}`)
    }
  })
})
