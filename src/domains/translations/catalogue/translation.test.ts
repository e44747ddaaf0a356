import { expect, test } from 'vitest'
import { fitTranslation, isPlural, placeholdersIn, plainText } from './translation.ts'

test.for([
  { text: 'Search', names: [] },
  { text: '{{count}} cars of {{ place }}, {{place}}', names: ['count', 'place'] },
  { text: 'Until {{day, date}}', names: ['day, date'] },
  { text: '{{- name}}', names: ['name'] },
  { text: '{name} and {{}}', names: [''] },
])('the placeholders of $text', ({ text, names }) => {
  expect(placeholdersIn(text)).toEqual(names)
})

const FORMS = {
  zero: 'لا سيارات',
  one: 'سيارة واحدة',
  two: 'سيارتان',
  few: '{{count}} سيارات',
  many: '{{count}} سيارة',
  other: '{{count}} سيارة',
}

test.for([
  { name: 'a plain text', english: 'Search', input: { text: 'بحث' } },
  { name: 'placeholders in another order', english: '{{a}} of {{b}}', input: { text: '{{b}}: {{a}}' } },
  {
    name: 'a number by its word in the forms that are one number',
    english: '{{count}} cars',
    input: { forms: FORMS },
  },
  {
    name: 'a number by its digits in every form',
    english: '{{count}} cars',
    input: { forms: { ...FORMS, zero: '{{count}}', one: '{{count}}', two: '{{count}}' } },
  },
])('$name fits', ({ english, input }) => {
  expect(fitTranslation(english, 'ar', input)).toEqual({ ok: true, value: input })
})

test.for([
  { name: 'nothing', english: 'Search', input: {}, faults: [{ path: 'text', code: 'translation_required' }] },
  {
    name: 'a placeholder that was translated too',
    english: 'Car of {{name}}',
    input: { text: 'سيارة {{اسم}}' },
    faults: [{ path: 'text', code: 'placeholders_differ', values: { names: '{{name}}' } }],
  },
  {
    name: 'a placeholder too many',
    english: 'Search',
    input: { text: 'بحث {{product}}' },
    faults: [{ path: 'text', code: 'placeholders_differ', values: { names: '–' } }],
  },
  {
    name: 'forms of a text without a number',
    english: 'Search',
    input: { forms: FORMS },
    faults: [
      { path: 'forms', code: 'forms_needless' },
      { path: 'text', code: 'translation_required' },
    ],
  },
  {
    name: 'one text where a number chooses',
    english: '{{count}} cars',
    input: { text: '{{count}} سيارة' },
    faults: [
      { path: 'text', code: 'text_needless' },
      { path: 'forms', code: 'forms_required' },
    ],
  },
  {
    name: 'a form too few, and one without its number',
    english: '{{count}} cars of {{name}}',
    input: { forms: { ...FORMS, zero: 'لا سيارات {{name}}', two: undefined } },
    faults: [
      { path: 'forms.one', code: 'placeholders_differ', values: { names: '{{name}}' } },
      { path: 'forms.two', code: 'translation_required' },
      { path: 'forms.few', code: 'placeholders_differ', values: { names: '{{count}}, {{name}}' } },
      { path: 'forms.many', code: 'placeholders_differ', values: { names: '{{count}}, {{name}}' } },
      { path: 'forms.other', code: 'placeholders_differ', values: { names: '{{count}}, {{name}}' } },
    ],
  },
])('$name does not fit, field by field', ({ english, input, faults }) => {
  expect(fitTranslation(english, 'ar', input)).toEqual({
    ok: false,
    failure: { code: 'translation_unfit', faults },
  })
})

test('English has two forms, and an Arabic one is none of them', () => {
  const fit = (forms: object) => fitTranslation('{{count}} cars', 'en', { forms })
  expect(fit({ one: 'one car', other: '{{count}} cars' }).ok).toBe(true)
  expect(fit({ one: 'one car', few: '{{count}} cars', other: '{{count}} cars' })).toMatchObject({
    failure: { faults: [{ path: 'forms.few', code: 'form_unknown' }] },
  })
})

test('a number is what i18next calls count', () => {
  expect([isPlural('{{count}} cars'), isPlural('{{country}}'), isPlural('{{total}} cars')]).toEqual([
    true,
    false,
    false,
  ])
})

test('without a number known, the general form stands', () => {
  expect(plainText({ forms: FORMS })).toBe(FORMS.other)
  expect(plainText({ text: 'بحث' })).toBe('بحث')
})
