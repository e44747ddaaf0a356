import { money } from '#kernel/money.ts'
import type { MailApp } from '#domains/outgoing/public.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { queuePartnerMails } from '../mails/partner-mails.service.ts'
import { minimumIn, monthClosed, monthUnderWay, statementOf, type Month } from './statement.ts'
import {
  findCarriedBalances,
  findChangedBalances,
  findLastStatement,
  insertStatement,
  lockDifferences,
  lockPartnerName,
  type PartnerCurrency,
  type StatementDraft,
} from './statement.store.ts'

/** The parts of the app that draft statements. Setting `payout_least`: the minimum payout in whole euros. */
export type DraftingApp = Pick<App, 'clock' | 'exchange'> & { settings: { of(kind: 'payout_least'): number } }

/** The parts of the app that make statements. */
export type StatementsApp = DraftingApp & MailApp & Pick<App, 'db'>

/**
 * Makes the missing statements of the last complete month: one per partner and currency, each in a transaction of its own,
 * with its payout and the mails to the partner's owners. Repeated or concurrent runs make each statement once, because
 * stated amounts are no longer differences.
 */
export async function makeMonthlyStatements(app: StatementsApp): Promise<void> {
  const { db, clock } = app
  const month = monthClosed(clock.now())
  const changed = await findChangedBalances(db, month.end)
  const carried = await findCarriedBalances(db)
  const due = carried.filter(({ closing, currency }) => closing >= minimumPayout(app, currency))
  for (const partnerCurrency of [...changed, ...due])
    await db.transaction().execute(async (tx) => {
      const draft = await draftStatement(app, tx, partnerCurrency, month)
      if (draft) await makeStatement(app, tx, draft)
    })
}

/** Drafts the statements of a partner that ends, up to now. Locks its earnings until the transaction ends. */
export async function draftStatements(
  app: DraftingApp,
  tx: Db,
  partnerId: string,
): Promise<StatementDraft[]> {
  const month = monthUnderWay(app.clock.now())
  const drafts: StatementDraft[] = []
  for (const partnerCurrency of await findChangedBalances(tx, month.end, partnerId)) {
    const draft = await draftStatement(app, tx, partnerCurrency, month)
    if (draft) drafts.push(draft)
  }
  return drafts
}

/** Drafts the statement of a month. Null if there is nothing to state or the month is already stated. */
async function draftStatement(
  app: DraftingApp,
  tx: Db,
  partnerCurrency: PartnerCurrency,
  { firstDay, end }: Month,
): Promise<StatementDraft | null> {
  const { partnerId, currency } = partnerCurrency
  const partner = await lockPartnerName(tx, partnerId)
  const last = await findLastStatement(tx, partnerCurrency)
  if (!partner || (last && last.month >= firstDay)) return null
  const minimum = minimumPayout(app, currency)
  const differences = await lockDifferences(tx, partnerCurrency, end)
  const draft = statementOf(last?.closing ?? 0, differences, minimum)
  return draft && { ...draft, ...partnerCurrency, partnerName: partner.name, month: firstDay, minimum }
}

/** Makes a statement and mails the partner's owners; returns its number. */
export async function makeStatement(app: MailApp, tx: Db, draft: StatementDraft): Promise<string> {
  const { partnerId, month, currency, total, payout, closing } = draft
  const { number } = await insertStatement(tx, { ...draft, madeAt: app.clock.now() })
  await queuePartnerMails(app, tx, partnerId, {
    kind: 'statement_made',
    number,
    month,
    total: money(total, currency),
    payout: money(payout, currency),
    closing: money(closing, currency),
  })
  return number
}

/** Returns the minimum payout in hundredths of a currency. */
function minimumPayout({ settings, exchange }: DraftingApp, currency: string): number {
  return minimumIn(currency, money(settings.of('payout_least') * 100, 'EUR'), exchange())
}
