import { expect, test } from 'vitest'
import { inOrderOfUrgency, type UrgentRow } from './urgent.ts'

const now = Temporal.Instant.from('2026-12-01T09:00:00Z')
const row = (name: string, minutes: number | null): UrgentRow => ({
  kind: 'task',
  id: null,
  name,
  detail: null,
  count: 1,
  due: minutes === null ? null : now.add({ minutes }),
})

test('what is past its deadline comes first, then what is so now, then what is due next', () => {
  const rows = [row('later', 121), row('now', null), row('soon', 120), row('overdue', -1), row('due', 0)]
  expect(inOrderOfUrgency(rows, now).map(({ name, level }) => `${name}: ${level}`)).toEqual([
    'overdue: overdue',
    'now: overdue',
    'due: overdue',
    'soon: soon',
    'later: later',
  ])
})
