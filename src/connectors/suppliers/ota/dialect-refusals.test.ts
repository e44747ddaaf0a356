import { expect, test } from 'vitest'
import { answerOf, rejected, search, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'

const LOCALIZA_REFUSALS = [
  ...[11, 12, 13, 14, 15, 16, 17].map((number) => [`LLNRAG0${number}`, rejected('station_closed')] as const),
  ['LLNRRE010', rejected('invalid_dates')],
  ['LLNRRE002', rejected('invalid_dates')],
  ['LLNRRE003', rejected('one_way_not_offered')],
  ['LLNRXX123', rejected('other')],
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
    send: search,
    answer,
  })),
  {
    rule: 'Localiza says by a warning that no car is free',
    dialect: 'localiza',
    sample: 'localiza-none',
    send: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Locauto answers nothing at all when no car is free',
    dialect: 'locauto',
    sample: 'locauto-none',
    send: search,
    answer: { ok: true, value: [] },
    request: /ID_Context="RIHLA01" MessagePassword="simulated-ota"/,
  },
  {
    rule: 'Autostrad has a root for errors, with codes of its own',
    dialect: 'autostrad',
    sample: 'autostrad-error',
    send: search,
    answer: { ok: true, value: [] },
  },
  {
    rule: 'Autostrad has codes of its own for a wrong account too',
    dialect: 'autostrad',
    sample: 'autostrad-denied',
    send: search,
    answer: rejected('not_authorized'),
  },
]

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
