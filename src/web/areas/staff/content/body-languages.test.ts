import { expect, test } from 'vitest'
import { aligned, bodyOf, changedTexts } from './body-languages.ts'
import { textFields } from './text-fields.ts'

const SECTIONS = textFields('about')
const section = (id: string, heading = id) => ({ id, heading, markdown: heading })
type Section = ReturnType<typeof section>
const text = (title: string, ...sections: (Section | Pick<Section, 'id'>)[]) => ({
  title,
  description: title,
  sections,
})

test('rows are matched with their translation by their anchor, in the order of the English ones', () => {
  const body = { en: text('A', section('one'), section('two')), ar: text('أ', section('two', 'اثنان')) }
  const { en, ar } = aligned(SECTIONS, body)
  expect(en).toEqual(body.en)
  expect(ar).toEqual(text('أ', { id: 'one' }, section('two', 'اثنان')))
})

test('questions have no anchor and are matched by position; both languages share what is on the home page', () => {
  const HELP = textFields('help')
  const question = (text: string, on_home: boolean) => ({ question: text, answer: text, on_home })
  const en = {
    topics: [{ id: 'a', topic: 'A', questions: [question('One?', true), question('Two?', false)] }],
  }
  const ar = { topics: [{ id: 'a', topic: 'أ', questions: [question('واحد؟', false)] }] }
  expect(aligned(HELP, { en, ar }).ar).toEqual({
    topics: [{ id: 'a', topic: 'أ', questions: [question('واحد؟', false), {}] }],
  })
  expect(bodyOf(HELP, { en, ar, fr: {} }).ar).toEqual({
    topics: [{ id: 'a', topic: 'أ', questions: [question('واحد؟', true)] }],
  })
})

test('a changed anchor applies to both languages', () => {
  const { ar } = bodyOf(SECTIONS, {
    en: text('A', section('new')),
    ar: text('أ', section('old', 'قديم')),
    fr: {},
  })
  expect(ar).toEqual(text('أ', section('new', 'قديم')))
})

test('a language in which nothing is written is not saved', () => {
  const empty = text('', { id: '', heading: ' ', markdown: '' })
  expect(bodyOf(SECTIONS, { en: text('A', section('one')), ar: empty, fr: {} }).ar).toBeNull()
})

test('differences between two versions are listed by their path', () => {
  const before = { en: text('A', section('one'), section('two')), ar: null }
  const after = { en: text('B', section('one')), ar: text('أ') }
  expect(changedTexts(before, after)).toEqual([
    { path: 'en.title', text: 'B' },
    { path: 'en.description', text: 'B' },
    { path: 'en.sections.1.id', text: null },
    { path: 'en.sections.1.heading', text: null },
    { path: 'en.sections.1.markdown', text: null },
    { path: 'ar.title', text: 'أ' },
    { path: 'ar.description', text: 'أ' },
  ])
  expect(changedTexts(before, before)).toEqual([])
})
