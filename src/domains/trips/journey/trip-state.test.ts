import { expect, test } from 'vitest'
import { afterAct } from './trip-state.ts'
import { TRIP_STATUSES, TRIP_ACTS } from './trip.contract.ts'

/** The status after each action; `-`: rejected. */
const TABLE = `
            assign     place      start     end     charge    remove_charge   correct   bill     credit_bill   collect   remove_collection   cancel      no_show
booked      assigned   booked     -         -       -         -               -         -        -             -         -                   cancelled   no_show
assigned    assigned   assigned   started   -       -         -               -         -        -             -         -                   cancelled   no_show
started     -          started    -         ended   started   started         started   -        -             started   started             -           -
ended       -          -          -         -       ended     ended           ended     billed   -             ended     ended               -           -
billed      -          -          -         -       -         -               -         -        ended         billed    billed              -           -
cancelled   -          -          -         -       -         -               -         -        -             -         -                   -           -
no_show     -          -          -         -       -         -               -         -        -             -         -                   -           -
`

const [header = '', ...rows] = TABLE.trim().split('\n')
const acts = header.trim().split(/ +/)
const CELLS = rows.flatMap((row) => {
  const [status, ...cells] = row.split(/ +/)
  return cells.map((after, at) => ({ status, act: acts[at], after }))
})

test('the table has every status and every act', () => {
  expect(acts).toEqual([...TRIP_ACTS])
  expect([...new Set(CELLS.map(({ status }) => status))]).toEqual([...TRIP_STATUSES])
})

test.for(TRIP_STATUSES.flatMap((status) => TRIP_ACTS.map((act) => ({ status, act }))))(
  '$act while it is $status',
  ({ status, act }) => {
    const cell = CELLS.find((one) => one.status === status && one.act === act)
    const done = afterAct(status, act)
    expect(done.ok ? done.value : '-').toBe(cell?.after)
    if (!done.ok) expect(done.failure.code).toBe('trip_act_refused')
  },
)
