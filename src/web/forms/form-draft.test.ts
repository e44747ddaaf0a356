import { expect, test } from 'vitest'
import { forgetDraft, saveDraft, storedDraft } from './form-draft.ts'

function storage(stored: string | null = null) {
  const texts = new Map<string, string>(stored === null ? [] : [['draft-contact', stored]])
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
}

test('a form’s texts are there again until they are forgotten', () => {
  const tab = storage()
  saveDraft(tab, 'contact', { subject: 'سؤال', issue: 'Two\nlines' })
  expect(storedDraft(tab, 'contact')).toEqual({ subject: 'سؤال', issue: 'Two\nlines' })
  expect(storedDraft(tab, 'partner')).toEqual({})
  forgetDraft(tab, 'contact')
  expect(storedDraft(tab, 'contact')).toEqual({})
})

test.for(['', 'null', '7', '"text"', '{', '[]', '{"subject":5,"issue":{}}'])(
  'what is no draft counts as nothing: %s',
  (text) => {
    expect(storedDraft(storage(text), 'contact')).toEqual({})
  },
)
