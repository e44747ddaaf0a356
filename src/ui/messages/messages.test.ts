import { expect, test } from 'vitest'
import { createMessages, type MissingText, type Values } from './messages.ts'

const TEXTS = {
  shell: { title: '{{product}} at {{place}}' },
  cars: {
    day_one: 'يوم',
    day_two: 'يومان',
    day_few: '{{count}} أيام',
    day_other: '{{count}} يوم',
    none: { left_zero: 'none left', left_other: '{{count}} left' },
    pays: 'by the driver',
    pays_self_drive: 'at the desk',
    key_other: 'in the general form',
  },
}

const messagesOf = (missing: MissingText[] = []) =>
  createMessages({
    language: 'ar',
    productName: 'Rihla',
    texts: TEXTS,
    onMissing: (one) => missing.push(one),
  })

test.for<[key: string, values: Values, text: string]>([
  ['day', { count: 1 }, 'يوم'],
  ['day', { count: 2 }, 'يومان'],
  ['day', { count: 3 }, '3 أيام'],
  ['day', { count: 100 }, '100 يوم'],
  ['none.left', { count: 0 }, 'none left'],
  ['none.left', { count: 1 }, '1 left'],
  ['pays', {}, 'by the driver'],
  ['pays', { context: 'self_drive' }, 'at the desk'],
  ['pays', { context: 'coach' }, 'by the driver'],
  ['pays', { context: 'self_drive', count: 2 }, 'at the desk'],
  ['key', { count: 2 }, 'in the general form'],
  ['shell:title', { place: '{{product}} $&' }, 'Rihla at {{product}} $&'],
  ['shell:title', { place: '' }, 'Rihla at '],
  ['shell:title', {}, 'Rihla at {{place}}'],
  ['unknown', { defaultValue: 'as given' }, 'as given'],
  ['none', {}, 'none'],
])('%s with %o says %s', ([key, values, text]) => {
  expect(messagesOf().translate('cars')(key, values)).toBe(text)
})

test('what has no text is told by its namespace, unless the caller has words of its own', () => {
  const missing: MissingText[] = []
  const t = messagesOf(missing).translate('cars')
  for (const key of ['unknown', 'shell:other']) t(key)
  t('unknown', { count: 2 })
  t('unknown', { defaultValue: 'as given' })
  expect(missing).toEqual([
    { namespace: 'cars', key: 'unknown', counted: false },
    { namespace: 'shell', key: 'other', counted: false },
    { namespace: 'cars', key: 'unknown', counted: true },
  ])
})

test('texts that come later are said, and whoever follows hears of them', () => {
  const messages = messagesOf()
  const before = messages.translate('cars')
  let heard = 0
  const unfollow = messages.follow(() => (heard += 1))
  messages.replace(new Map([['cars:unknown', 'a text for {{name}}']]))
  unfollow()
  messages.replace(new Map([['cars:unknown', 'another for {{name}}']]))
  expect(messages.translate('cars')('unknown', { name: 'Mona' })).toBe('another for Mona')
  expect(messages.translate('cars')).not.toBe(before)
  expect([heard, messages.version()]).toEqual([1, 2])
})

test('a counted text that was said before is said as it is replaced', () => {
  const messages = messagesOf()
  const translateDay = () => messages.translate('cars')('day', { count: 3 })
  expect(translateDay()).toBe('3 أيام')
  messages.replace(new Map([['cars:day_few', '{{count}} days']]))
  expect(translateDay()).toBe('3 days')
})
