import { writeAudited } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { lineKind } from '../line-kind.ts'
import {
  type DraftingApp,
  draftStatements,
  makeStatement,
  type StatementsApp,
} from '../make-statements.usecase.ts'
import type { StatementDraft } from '../statement.store.ts'
import { findStatedPartner } from './payout-page.store.ts'
import type * as operations from './state-now-operations.contract.ts'
import { LINES_SHOWN, type StatementPreview } from './state-now.contract.ts'

const DETAILS = {
  partner_not_found: 'No partner has this code',
  partner_not_ended: 'A statement is made early for a partner that has ended',
  nothing_to_state: 'Nothing has changed, or this month’s statement is made',
} as const

type Ended = { partnerId: string; partner: string; seen: string; drafts: StatementDraft[] }
type NotEnded = { code: keyof typeof DETAILS; detail: string }

/** Previews the last statements of a partner; making them requires `seen`, which identifies the preview. */
export async function previewStatements(
  app: DraftingApp & Pick<App, 'db'>,
  { query: { code } }: Call<typeof operations.previewStatements>,
) {
  const found = await app.db.transaction().execute((tx) => findEnded(app, tx, code))
  if (!found.ok) return found
  const { partner, seen, drafts } = found.value
  return ok({ partner, seen, statements: drafts.map(shown) })
}

/**
 * Makes the last statements of an ended partner, before the month is over. Statements are never changed, so it rejects a
 * call whose preview is stale.
 */
export function stateNow(app: StatementsApp, { body: { code, seen }, by }: Call<typeof operations.stateNow>) {
  return writeAudited(app, by, async (tx, _now, audit) => {
    const found = await findEnded(app, tx, code)
    if (!found.ok) return found
    const { partnerId, drafts } = found.value
    if (found.value.seen !== seen)
      return fail({
        code: 'statement_changed',
        detail: `Look at it again: it is ${found.value.seen}`,
      } as const)
    const numbers: string[] = []
    for (const draft of drafts) numbers.push(await makeStatement(app, tx, draft))
    await audit({
      action: 'make_statements',
      subject: { kind: 'partner', id: partnerId },
      before: null,
      after: { numbers, said: seen },
    })
    return ok({ numbers })
  })
}

async function findEnded(app: DraftingApp, tx: Db, code: string): Promise<Result<Ended, NotEnded>> {
  const reject = (failureCode: NotEnded['code']) => fail({ code: failureCode, detail: DETAILS[failureCode] })
  const partner = await findStatedPartner(tx, code)
  if (!partner) return reject('partner_not_found')
  if (!partner.isEnded) return reject('partner_not_ended')
  const drafts = await draftStatements(app, tx, partner.id)
  if (drafts.length === 0) return reject('nothing_to_state')
  return ok({ partnerId: partner.id, partner: partner.name, drafts, seen: draftsVersion(drafts) })
}

function shown({
  month,
  currency,
  lines,
  ...figures
}: StatementDraft): StatementPreview['statements'][number] {
  const { opening, total, payout, closing } = figures
  return {
    month,
    opening: money(opening, currency),
    total: money(total, currency),
    payout: money(payout, currency),
    closing: money(closing, currency),
    count: lines.length,
    lines: lines.slice(0, LINES_SHOWN).map((line) => ({
      reference: line.reference,
      pick_up_on: line.pickUpOn,
      kind: lineKind(line),
      reason: line.reason,
      amount: money(line.amount, currency),
    })),
  }
}

/**
 * Returns a text that identifies the content of drafts, so that exactly the previewed ones are made: the month, currency,
 * number of lines, opening balance, total and payout in hundredths of each, as `2026-12 EUR 3 0 6000 6000`.
 */
function draftsVersion(drafts: readonly StatementDraft[]): string {
  return drafts
    .map(({ month, currency, lines, opening, total, payout }) =>
      [month.slice(0, 7), currency, lines.length, opening, total, payout].join(' '),
    )
    .join(', ')
}
