import { expect, test } from 'vitest'
import { listKeyOf } from './list-key.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false }

test.for([
  { name: 'j', pressed: { key: 'j', code: 'KeyJ' }, does: 'next' },
  { name: 'j on an Arabic keyboard', pressed: { key: 'ت', code: 'KeyJ' }, does: 'next' },
  { name: 'k', pressed: { key: 'k', code: 'KeyK' }, does: 'previous' },
  { name: 'e', pressed: { key: 'e', code: 'KeyE' }, does: 'act' },
  { name: 'x', pressed: { key: 'x', code: 'KeyX' }, does: 'choose' },
  { name: '?', pressed: { key: '?', code: 'Slash', shiftKey: true }, does: 'help' },
  { name: 'the Arabic ?', pressed: { key: '؟', code: 'Slash', shiftKey: true }, does: 'help' },
  { name: 'Ctrl+K', pressed: { key: 'k', code: 'KeyK', ctrlKey: true }, does: null },
  { name: 'a capital J', pressed: { key: 'J', code: 'KeyJ', shiftKey: true }, does: null },
  { name: 'another key', pressed: { key: 'q', code: 'KeyQ' }, does: null },
])('$name does $does', ({ pressed, does }) => {
  expect(listKeyOf({ ...plain, ...pressed }, false)).toBe(does)
  expect(listKeyOf({ ...plain, ...pressed }, true)).toBeNull()
})
