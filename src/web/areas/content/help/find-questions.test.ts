import { expect, test } from 'vitest'
import { findQuestions } from './find-questions.ts'
import { hasWords, markedHtml, piecesOf, searchedWords } from './find-words.ts'

test.for([
  { query: 'deposit', text: 'Why is a Deposit blocked?', has: true },
  { query: 'deposits', text: 'Why is a deposit blocked?', has: true },
  { query: 'depo', text: 'Why is a deposit blocked?', has: true },
  { query: 'blocked deposit', text: 'Why is a deposit blocked?', has: true },
  { query: 'deposit fuel', text: 'Why is a deposit blocked?', has: false },
  { query: 'posit', text: 'Why is a deposit blocked?', has: false },
  { query: 'cafe', text: 'Is there a café?', has: true },
  { query: '٢٠', text: 'A price is held for 20 minutes', has: true },
  { query: 'ضمان', text: 'لماذا يُحجز مبلغ الضمان؟', has: true },
  { query: 'الغاء', text: 'كيف يمكنني إلغاء الحجز؟', has: true },
  { query: 'إلغاء', text: 'شروط الالغاء', has: true },
  { query: 'رخصه', text: 'هل تكفي رخصة القيادة؟', has: true },
  { query: 'سيارةُ', text: 'السيارة البديلة', has: true },
  { query: 'مبنى', text: 'في مبني المطار', has: true },
  { query: 'وقود', text: 'من يدفع ثمن الوقـــود؟', has: true },
  { query: 'تأمين', text: 'والتأمين الشامل', has: true },
  { query: 'وقود', text: 'لماذا يُحجز مبلغ الضمان؟', has: false },
  { query: '?!', text: 'anything', has: true },
])('“$query” finds “$text”: $has', ({ query, text, has }) => {
  expect(hasWords(text, searchedWords(query))).toBe(has)
})

test('hits are marked as whole words, and the text stays as it was written', () => {
  const text = 'هل يُردّ مبلغُ الضَّمان، وكيف؟'
  const pieces = piecesOf(text, searchedWords('الضمان'))
  expect(pieces.filter(({ hit }) => hit)).toEqual([{ text: 'الضَّمان', hit: true }])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('an answer is marked in its text, never in its tags or entities', () => {
  const html =
    '<p>A <a href="/amp" title="car">car&#39;s</a> R&amp;D &amp; amps, strong <strong>cars</strong></p>'
  expect(markedHtml(html, searchedWords('amp car strong title'))).toBe(
    '<p>A <a href="/amp" title="car"><mark>car</mark>&#39;s</a> R&amp;D &amp; <mark>amps</mark>, ' +
      '<mark>strong</mark> <strong><mark>cars</mark></strong></p>',
  )
})

const TOPICS = [
  {
    id: 'paying',
    topic: 'Paying',
    questions: [
      { question: 'When do I pay?', answer: '<p>Now, or at the desk.</p>' },
      { question: 'Is my card charged at the desk?', answer: '<p>For the deposit.</p>' },
    ],
  },
  {
    id: 'driving',
    topic: 'Driving',
    questions: [{ question: 'Who may drive?', answer: '<p>Its drivers.</p>' }],
  },
]

test('questions are found by their words and by those of their answers, under their topics', () => {
  const found = findQuestions(TOPICS, searchedWords('desk'))
  expect(found.map(({ id, questions }) => [id, questions.map(({ inAnswer }) => inAnswer)])).toEqual([
    ['paying', [true, false]],
  ])
})

test('without words all questions are shown, and with unknown ones none', () => {
  expect(findQuestions(TOPICS, searchedWords(' ')).flatMap(({ questions }) => questions)).toHaveLength(3)
  expect(findQuestions(TOPICS, searchedWords('zeppelin'))).toEqual([])
})
