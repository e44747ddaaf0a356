import { expect, test } from 'vitest'
import { statusAfter } from './trip-state.ts'
import { TRIP_STATUSES, TRIP_ACTIONS } from './trip.contract.ts'

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
const actions = header.trim().split(/ +/)
const CELLS = rows.flatMap((row) => {
  const [status, ...cells] = row.split(/ +/)
  return cells.map((after, at) => ({ status, action: actions[at], after }))
})

test('the table has every status and every action', () => {
  expect(actions).toEqual([...TRIP_ACTIONS])
  expect([...new Set(CELLS.map(({ status }) => status))]).toEqual([...TRIP_STATUSES])
})

test.for(TRIP_STATUSES.flatMap((status) => TRIP_ACTIONS.map((action) => ({ status, action }))))(
  '$action while it is $status',
  ({ status, action }) => {
    const cell = CELLS.find((one) => one.status === status && one.action === action)
    const done = statusAfter(status, action)
    expect(done.ok ? done.value : '-').toBe(cell?.after)
    if (!done.ok) expect(done.failure.code).toBe('trip_act_refused')
  },
)
