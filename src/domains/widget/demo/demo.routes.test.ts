import { expect, test } from 'vitest'
import { reactHead, snippetOf } from '#src/widget/snippets/snippets.ts'
import { widgetApp } from '#testing/infrastructure/widget-app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { demoConfig } from './demo-embed.ts'
import { demoAddress, DEMO_METHODS } from './demo.contract.ts'

const app = forFile(await widgetApp({ PRODUCT_NAME: 'Blue-Cars' }, 'http://blue.test'))

const place = { publicUrl: 'http://blue.test', productName: 'Blue-Cars', pinned: null }

test.for(DEMO_METHODS)('the demo page of %s has the lines that the configurator gives', async (method) => {
  for (const language of ['en', 'ar'] as const) {
    const reply = await app.app.request(`http://blue.test${demoAddress(method, language)}`)
    const page = await reply.text()
    const config = demoConfig(method, language)
    const tag = JSON.stringify(snippetOf('gtm', config, place)).replaceAll('<', '\\u003c')
    expect(page).toContain(
      method === 'gtm'
        ? tag
        : method === 'react'
          ? reactHead(config, place)
          : snippetOf(method, config, place),
    )
    expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(page.match(/aria-current/g)).toHaveLength(1)
    const policy = reply.headers.get('content-security-policy') ?? ''
    const [, nonce = ''] = /nonce-([\w-]+)'/.exec(policy) ?? []
    // Of scripts in the page itself, those of React and of the tag’s container alone are let in.
    expect(page.split(`nonce="${nonce}"`)).toHaveLength({ html: 1, wordpress: 1, gtm: 2, react: 3 }[method])
    expect(policy).toContain('frame-src http://blue.test;')
  }
})

test('a page in another language, or of no way, is English, or none', async () => {
  const request = async (path: string) => app.app.request(`http://blue.test/widget/demo/${path}`)
  expect(await (await request('html?language=de')).text()).toContain('<html lang="en" dir="ltr">')
  expect(await (await request('angular')).text()).not.toContain('blue-cars-booking')
  expect((await request('files/..%2Fserver')).status).toBe(404)
})
