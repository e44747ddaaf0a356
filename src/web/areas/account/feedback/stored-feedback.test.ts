import { expect, test } from 'vitest'
import { EMPTY_FEEDBACK, forgetFeedback, keepFeedback, storedFeedback } from './stored-feedback.ts'

function storage(kept: string | null = null) {
  let text = kept
  return {
    getItem: () => text,
    setItem: (_name: string, value: string) => void (text = value),
    removeItem: () => void (text = null),
  }
}

test('what was typed is there again until it is forgotten', () => {
  const tab = storage()
  const draft = { topic: 'payment', message: 'Two\nlines', score: 3 }
  keepFeedback(tab, draft)
  expect(storedFeedback(tab)).toEqual(draft)
  forgetFeedback(tab)
  expect(storedFeedback(tab)).toEqual(EMPTY_FEEDBACK)
})

test.for(['', 'null', '7', '{"topic":"weather","message":5,"score":9}', '{', '[]'])(
  'what is no draft counts as nothing: %s',
  (text) => {
    expect(storedFeedback(storage(text))).toEqual(EMPTY_FEEDBACK)
  },
)
