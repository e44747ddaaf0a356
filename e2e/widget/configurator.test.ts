import { beforeAll, expect, test } from 'vitest'
import { keyWith } from '#testing/builders/trip-people.ts'
import { tooWide, violations } from '../stage/accessible.ts'
import { LANGUAGES, sharedStage, type Stage } from '../stage/stage.ts'
import { hostSite } from './host-page.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})

test.for(LANGUAGES)('the configurator shows the widget itself as it is set, in %s', async (language) => {
  const { key } = await keyWith(stage.site, { domains: ['widget.example'] })
  await stage.visit({ language, width: 320 }, async ({ page, open, t }) => {
    await open('/widget')
    await page.getByLabel(t('widget:fields.apiKey'), { exact: false }).fill(key)
    const frame = page.frameLocator('rihla-booking iframe')
    await frame.getByRole('tab').first().waitFor()
    await page.getByRole('checkbox', { name: t('widget:fields.tabShuttle') }).check()
    await expect.poll(() => frame.getByRole('tab').count()).toBe(3)
    await page.getByLabel(t('widget:fields.primaryColor')).fill('#ff0')
    await page.getByText(t('widget:contrast.low', { ratio: '1.07' })).waitFor()
    await page.getByText(t('widget:kinds.html'), { exact: true }).waitFor()
    expect(await page.locator('pre').first().textContent()).toContain('primary-color="#ff0"')
    expect(await tooWide(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })
})

test('the lines that the configurator gives work on a page of another company', async () => {
  const ours = stage.site.url
  const host = await hostSite(ours)
  const { key } = await keyWith(stage.site, { domains: ['127.0.0.1'] })
  const { snippetOf, SNIPPETS } = await import('#web/areas/content/widget/snippets.ts')
  const { WIDGET_DEFAULTS } = await import('#domains/widget/widget-config.contract.ts')
  const place = { publicUrl: ours, productName: 'Rihla', pinned: null }
  for (const kind of SNIPPETS.filter((one) => one !== 'react' && one !== 'shortcode'))
    await stage.visit({}, async ({ page, watched }) => {
      const settings = { ...WIDGET_DEFAULTS, apiKey: key }
      const address = host.show({ body: `<div id="booking"></div>${snippetOf(kind, settings, place)}` })
      const there = address.replace('localhost', '127.0.0.1')
      watched.allow(there)
      await page.goto(there)
      await page.frameLocator('rihla-booking iframe').getByRole('tab').first().waitFor()
    })
  await host.close()
})
