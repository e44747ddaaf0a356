import { expect, test } from 'vitest'
import { actionsIn, afterAct } from './enquiry-state.ts'
import { ENQUIRY_ACTS, ENQUIRY_STATES } from './enquiry.contract.ts'

/** The state after each act; `-`: refused. */
const TABLE = `
           own       release   open  answer    close   spam  not_spam
new        open      -         open  answered  closed  spam  -
open       open      open      -     answered  closed  spam  -
answered   answered  answered  open  answered  closed  -     -
closed     -         -         open  -         -       -     -
spam       -         -         -     -         -       -     new
`

const [header = '', ...rows] = TABLE.trim().split('\n')
const actions = header.trim().split(/ +/)
const CELLS = rows.flatMap((row) => {
  const [state, ...cells] = row.split(/ +/)
  return cells.map((after, at) => ({ state, act: actions[at], after }))
})

test('the table has every state and every act', () => {
  expect(actions).toEqual([...ENQUIRY_ACTS])
  expect(new Set(CELLS.map(({ state }) => state))).toEqual(new Set(ENQUIRY_STATES))
})

test.for(ENQUIRY_STATES.flatMap((state) => ENQUIRY_ACTS.map((act) => ({ state, act }))))(
  '$act while it is $state',
  ({ state, act }) => {
    const cell = CELLS.find((one) => one.state === state && one.act === act)
    const done = afterAct(state, act)
    expect(done.ok ? done.value : '-').toBe(cell?.after)
    if (!done.ok) expect(done.failure.code).toBe('enquiry_act_refused')
  },
)

test.for(ENQUIRY_STATES)('what is said to be possible while it is %s is, and nothing else', (state) => {
  expect(actionsIn(state)).toEqual(ENQUIRY_ACTS.filter((act) => afterAct(state, act).ok))
})
