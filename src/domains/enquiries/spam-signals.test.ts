import { expect, test } from 'vitest'
import { mayMailSender, findSpamSignals, withoutLinks, type SentForm } from './spam-signals.ts'

const PERSON: SentForm = {
  name: 'Layla Haddad',
  email: 'layla@example.com',
  text: 'My voucher\nI cannot find it.',
  hiddenField: '',
  opened: { seconds: 40, uses: 1 },
}
const links = (count: number) => Array.from({ length: count }, (_, at) => `https://x.example/${at}`).join(' ')

test.for<{ name: string; over: Partial<SentForm>; signs: string[] }>([
  { name: 'a person', over: {}, signs: [] },
  { name: 'a program that opened no form', over: { opened: null }, signs: [] },
  { name: 'who fills in what nobody sees', over: { hiddenField: '555' }, signs: ['hidden_field'] },
  { name: 'a browser that sends it empty', over: { hiddenField: ' ' }, signs: [] },
  { name: 'who needs 2 seconds', over: { opened: { seconds: 2.9, uses: 1 } }, signs: ['too_quick'] },
  { name: 'who needs 3 seconds', over: { opened: { seconds: 3, uses: 1 } }, signs: [] },
  { name: 'whose form is a day old', over: { opened: { seconds: 90_000, uses: 1 } }, signs: [] },
  { name: 'who sends a form three times', over: { opened: { seconds: 40, uses: 3 } }, signs: [] },
  {
    name: 'who sends a form four times',
    over: { opened: { seconds: 40, uses: 4 } },
    signs: ['form_used_up'],
  },
  { name: 'who names three pages', over: { text: links(3) }, signs: [] },
  { name: 'who names four pages', over: { text: links(4) }, signs: ['many_links'] },
  {
    name: 'who names four without a space between',
    over: { text: 'www.a.example,WWW.b.example;http://c.example,https://d.example' },
    signs: ['many_links'],
  },
  {
    name: 'a page with www in its address counts once',
    over: { text: 'https://www.x.example '.repeat(3) },
    signs: [],
  },
  { name: 'whose name is a link', over: { name: 'Win at evil.com now' }, signs: ['link_in_name'] },
  { name: 'whose name has a dot', over: { name: 'J. R. St.John' }, signs: [] },
  {
    name: 'who throws their address away',
    over: { email: 'x@mailinator.com' },
    signs: ['throw_away_address'],
  },
  {
    name: 'at a host below such a one',
    over: { email: 'x@a.b.MAILINATOR.com' },
    signs: ['throw_away_address'],
  },
  { name: 'at a host that only begins like it', over: { email: 'x@mailinator.com.example' }, signs: [] },
  {
    name: 'a robot in every way',
    over: {
      name: 'http://x',
      email: 'x@mailinator.com',
      text: links(4),
      hiddenField: 'x',
      opened: { seconds: 0, uses: 9 },
    },
    signs: ['hidden_field', 'too_quick', 'form_used_up', 'many_links', 'link_in_name', 'throw_away_address'],
  },
])('$name: $signs', ({ over, signs }) => {
  expect(findSpamSignals({ ...PERSON, ...over })).toEqual(signs)
})

test.for([
  { name: 'who opened the form', opened: { seconds: 40, uses: 1 }, mailed: true },
  { name: 'who kept it open for a day', opened: { seconds: 86_400, uses: 1 }, mailed: true },
  { name: 'who kept it open for longer', opened: { seconds: 86_401, uses: 1 }, mailed: false },
  { name: 'who opened none', opened: null, mailed: false },
  { name: 'who opened none at a proved address', opened: null, isVerified: true, mailed: true },
])('$name is mailed: $mailed', ({ opened, isVerified = false, mailed }) => {
  expect(mayMailSender({ opened, isVerified })).toBe(mailed)
})

test('links are left out of a copy, and nothing else', () => {
  expect(withoutLinks('See https://evil.example/?a=1, or www.evil.example: (thanks) layla@example.com')).toBe(
    'See […], or […] (thanks) layla@example.com',
  )
})
