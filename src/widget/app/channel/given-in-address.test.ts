import { expect, test } from 'vitest'
import { WIDGET_DEFAULTS, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { pageAddress } from '../../host/frame-address.ts'
import { givenInAddress } from './given-in-address.ts'

const GIVEN = {
  prefill: { name: 'ليلى & Layla', from: 'Dubai + Marina' },
  partnerCode: 'FALCON',
  subId: 'summer#1',
  metadata: { order: 'A-7', seats: 2 },
}

test('the whole page is given what the page that leads there was configured with, and no server sees it', () => {
  const config: WidgetConfig = { ...WIDGET_DEFAULTS, ...GIVEN, apiKey: 'tk_1' }
  const { hash, search } = new URL(pageAddress(config, 'https://rihla.example'))
  expect(givenInAddress(hash)).toEqual(GIVEN)
  expect(decodeURIComponent(search)).not.toMatch(/FALCON|summer|Layla|A-7/)
})

test.for(['', '#', '#given=', '#given=x', '#given=null', '#given=[]x', '#given={"subId":1}', '#other=1'])(
  'an address that ends in %s gives nothing',
  (fragment) => {
    expect(givenInAddress(fragment)).toBeNull()
  },
)
