import type { Figure } from '#platform/http/stored-gauges.ts'

type Counts = readonly { kind: string; open: number; overdue: number }[]

/** Metrics of staff tasks. A kind without open tasks is not reported. */
export const TASK_FIGURES: readonly Figure<Counts>[] = [
  {
    name: 'rihla_staff_tasks_open',
    help: 'Tasks that wait for a person, by kind',
    by: 'kind',
    each: (counts) => counts.map(({ kind, open }) => [kind, open]),
  },
  {
    name: 'rihla_staff_tasks_overdue',
    help: 'Tasks that wait for a person beyond their deadline, by kind',
    by: 'kind',
    each: (counts) => counts.map(({ kind, overdue }) => [kind, overdue]),
  },
]
