import { expect, test } from 'vitest'
import { answerOf, refused, search, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'

const LOCALIZA_REFUSALS = [
  ...[11, 12, 13, 14, 15, 16, 17].map((number) => [`LLNRAG0${number}`, refused('station_closed')] as const),
  ['LLNRRE010', refused('invalid_dates')],
  ['LLNRRE002', refused('invalid_dates')],
  ['LLNRRE003', refused('one_way_not_offered')],
  ['LLNRXX123', refused('other')],
  // An error at the supplier: a failure that may be retried.
  ['LLNRAG999', { ok: false, failure: expect.objectContaining({ code: 'garbage' }) }],
] as const

/** Replies of each system without cars. */
const ROWS: readonly DialectRow[] = [
  ...LOCALIZA_REFUSALS.map(([code, answer]): DialectRow => ({
    rule: `Localiza refuses by ${code} beside a code that says nothing`,
    dialect: 'localiza',
    sample: 'localiza-none',
    change: (document) => document.replace('LLNRAG009', code),
    ask: search,
    answer,
  })),
  {
    rule: 'Localiza says by a warning that no car is free',
    dialect: 'localiza',
    sample: 'localiza-none',
    ask: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Locauto answers nothing at all when no car is free',
    dialect: 'locauto',
    sample: 'locauto-none',
    ask: search,
    answer: { ok: true, value: [] },
    request: /ID_Context="RIHLA01" MessagePassword="simulated-ota"/,
  },
  {
    rule: 'Autostrad has a root for errors, with codes of its own',
    dialect: 'autostrad',
    sample: 'autostrad-error',
    ask: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Autostrad has codes of its own for a wrong account too',
    dialect: 'autostrad',
    sample: 'autostrad-denied',
    ask: search,
    answer: refused('not_authorized'),
  },
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, asked } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(asked).toMatch(request)
})
