import { expect, test } from 'vitest'
import { printedReport } from './report-print.ts'

const DAY = Temporal.PlainDate.from('2026-12-01')

test.for([
  { language: 'en', dateText: '1 December 2026' },
  { language: 'ar', dateText: '1 ديسمبر 2026' },
] as const)('a printed day is in words among the facts, and short in a column: $language', (one) => {
  const { language, dateText } = one
  const sheet = {
    language,
    title: '',
    fileName: '',
    facts: [{ label: '', value: DAY }],
    columns: [],
    rows: [[DAY]],
  }
  const { facts, rows } = printedReport({ ...sheet, footer: null }, 'Rihla')
  expect([facts[0]?.value, rows]).toEqual([dateText, [['2026-12-01']]])
})
