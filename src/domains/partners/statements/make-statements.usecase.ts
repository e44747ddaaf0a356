import type { Clock } from '#kernel/clock.ts'
import { money, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { minimumIn, monthClosed, monthUnderWay, statementOf, type Month } from './statement.ts'
import type { PartnerCurrency, StatementDraft, StatementStore } from './statement.store.ts'
import type { TellOwners } from './tell-owners.service.ts'

export type MakeStatements = {
  /** Makes the missing statements of the last complete month. */
  ofClosedMonth(): Promise<void>
  /** Drafts the statements of a partner that ends, up to now. Locks its earnings until the transaction ends. */
  draftsNow(tx: Db, partnerId: string): Promise<StatementDraft[]>
  /** Makes a statement; returns its number. */
  make(tx: Db, draft: StatementDraft): Promise<string>
}

type Needs = {
  db: Db
  statements: StatementStore
  tellOwners: TellOwners
  /** The least that is paid out, in euros. */
  minimum: () => Money
  exchange: () => ExchangeRates
  clock: Clock
}

/**
 * Makes each partner's statement of a month, one for each currency, each in a transaction of its own, with its payout and
 * the mail to the partner's owners. Repeated, or by two at once, it makes each once: what is stated is no difference any more.
 */
export function makeStatements({
  db,
  statements,
  tellOwners,
  minimum: inEuros,
  exchange,
  clock,
}: Needs): MakeStatements {
  const minimumOf = (currency: string) => minimumIn(currency, inEuros(), exchange())

  /** Null: there is nothing to state, or it is stated. */
  async function draft(
    tx: Db,
    partnerCurrency: PartnerCurrency,
    { firstDay, end }: Month,
  ): Promise<StatementDraft | null> {
    const { partnerId, currency } = partnerCurrency
    const partner = await statements.holdPartner(tx, partnerId)
    const last = await statements.last(tx, partnerCurrency)
    if (!partner || (last && last.month >= firstDay)) return null
    const minimum = minimumOf(currency)
    const differences = await statements.differences(tx, partnerCurrency, end)
    const made = statementOf(last?.closing ?? 0, differences, minimum)
    return made && { ...made, ...partnerCurrency, partnerName: partner.name, month: firstDay, minimum }
  }

  async function make(tx: Db, statement: StatementDraft): Promise<string> {
    const { partnerId, month, currency, total, payout, closing } = statement
    const { number } = await statements.insert(tx, { ...statement, madeAt: clock.now() })
    await tellOwners(tx, partnerId, {
      kind: 'statement_made',
      number,
      month,
      total: money(total, currency),
      payout: money(payout, currency),
      closing: money(closing, currency),
    })
    return number
  }

  return {
    make,

    async ofClosedMonth() {
      const month = monthClosed(clock.now())
      const changed = await statements.changed(db, month.end)
      const carried = await statements.carried(db)
      const due = carried.filter(({ closing, currency }) => closing >= minimumOf(currency))
      for (const partnerCurrency of [...changed, ...due])
        await db.transaction().execute(async (tx) => {
          const drafted = await draft(tx, partnerCurrency, month)
          if (drafted) await make(tx, drafted)
        })
    },

    async draftsNow(tx, partnerId) {
      const month = monthUnderWay(clock.now())
      const drafts: StatementDraft[] = []
      for (const partnerCurrency of await statements.changed(tx, month.end, partnerId)) {
        const drafted = await draft(tx, partnerCurrency, month)
        if (drafted) drafts.push(drafted)
      }
      return drafts
    },
  }
}
