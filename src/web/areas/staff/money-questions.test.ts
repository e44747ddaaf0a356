import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Hooks of the calls that move money or approve it. */
const MONEY_CALLS = [
  'useActOnBookingMutation',
  'useDecideRefundMutation',
  'useTopUpWalletMutation',
  'usePayOutWalletMutation',
  'useSetCreditLimitMutation',
  'useDecideTransferMutation',
  'usePrepareBatchMutation',
  'useDecideBatchMutation',
  'usePayBatchMutation',
  'useStateNowMutation',
  'useSettleDisputeMutation',
  'useBookDifferenceMutation',
  'usePayTaskMutation',
  'useDecideEarningMutation',
  'useActOnTripMutation',
]
const QUESTION = /<ConfirmMoney|<MoneyFacts|\bmoves[:=]/

const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((file) => !/\.test\.|\.api\.ts$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), 'utf8') }))

test.for(MONEY_CALLS)('%s is called only where the sum and the recipients are named first', (call) => {
  const calling = files.filter(({ code }) => new RegExp(`= ${call}\\(`).test(code))
  expect(calling.length).toBeGreaterThan(0)
  expect(calling.filter(({ code }) => !QUESTION.test(code)).map(({ file }) => file)).toEqual([])
})
