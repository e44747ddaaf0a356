import { expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = ['local', 'outstation', 'shuttle'] as const

test.for([
  { key: 'ArrowRight', selected: 'local', rtl: false, next: 'outstation' },
  { key: 'ArrowRight', selected: 'shuttle', rtl: false, next: 'local' },
  { key: 'ArrowLeft', selected: 'local', rtl: false, next: 'shuttle' },
  { key: 'ArrowLeft', selected: 'local', rtl: true, next: 'outstation' },
  { key: 'ArrowRight', selected: 'local', rtl: true, next: 'shuttle' },
  { key: 'Home', selected: 'shuttle', rtl: false, next: 'local' },
  { key: 'End', selected: 'local', rtl: true, next: 'shuttle' },
  { key: 'Enter', selected: 'local', rtl: false, next: null },
] as const)('$key on $selected (right to left: $rtl) leads to $next', ({ key, selected, rtl, next }) => {
  expect(nextTab({ tabs, selected, key, isRightToLeft: rtl })).toBe(next)
})
