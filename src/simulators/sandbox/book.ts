import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { money, type Money } from '#kernel/money.ts'
import {
  CARD_BRANDS,
  DECLINE_REASONS,
  GATEWAY_STATUSES,
  type CardMark,
  type DeclineReason,
  type GatewayPayment,
} from '#domains/payments/payment-gateway.ts'

const Row = z.object({
  id: z.string(),
  status: z.enum(GATEWAY_STATUSES),
  amount: z.int().nullable(),
  currency: z.string().nullable(),
  captured: z.int(),
  refunded: z.int(),
  brand: z.enum(CARD_BRANDS).nullable(),
  last4: z.string().nullable(),
  decline_reason: z.enum(DECLINE_REASONS).nullable(),
})

export type BookedPayment = GatewayPayment

export type SandboxBook = ReturnType<typeof openSandboxBook>

/** Opens the sandbox's own records, in one file under `folder`. Every entry is committed before the response. */
export function openSandboxBook(folder: string) {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'sandbox-gateway.sqlite'), { timeout: 5_000 })
  // In WAL mode a committed entry is written out of the process, so it survives a kill.
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists payments (
      id text primary key,
      status text not null,
      amount integer,
      currency text,
      captured integer not null default 0,
      refunded integer not null default 0,
      brand text,
      last4 text,
      decline_reason text,
      check (refunded <= captured and captured <= coalesce(amount, 0))
    ) strict;
    create table if not exists refunds (
      payment_id text not null references payments,
      refund_id text not null,
      amount integer not null check (amount > 0),
      primary key (payment_id, refund_id)
    ) strict;
    create table if not exists challenges (
      payment_id text primary key references payments,
      return_url text
    ) strict;
  `)
  const one = db.prepare('select * from payments where id = ?')
  const all = db.prepare('select * from payments order by rowid')
  const insert = db.prepare(
    'insert into payments (id, status, amount, currency, brand, last4, decline_reason) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const move = db.prepare('update payments set status = ?, captured = ? where id = ?')
  const refundOf = db.prepare('select amount from refunds where payment_id = ? and refund_id = ?')
  const insertRefund = db.prepare('insert into refunds (payment_id, refund_id, amount) values (?, ?, ?)')
  const challengeOf = db.prepare('select return_url from challenges where payment_id = ?')
  const insertChallenge = db.prepare('insert into challenges (payment_id, return_url) values (?, ?)')
  const decide = db.prepare('update payments set status = ?, decline_reason = ? where id = ?')
  const addRefunded = db.prepare('update payments set refunded = refunded + ? where id = ?')

  return {
    /** Runs `work` in an exclusive transaction: another process on the same file waits. */
    alone<Answer>(work: () => Answer): Answer {
      db.exec('begin immediate')
      try {
        const answer = work()
        db.exec('commit')
        return answer
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    find(paymentId: string): BookedPayment | null {
      const row = one.get(paymentId)
      return row ? paymentOf(row) : null
    },
    all(): BookedPayment[] {
      return all.all().map(paymentOf)
    },
    open(paymentId: string, amount: Money, card: CardMark, declineReason: DeclineReason | null): void {
      const status = declineReason ? 'declined' : 'authorised'
      insert.run(paymentId, status, amount.amount, amount.currency, card.brand, card.last4, declineReason)
    },
    /**
     * Stores an amount held once the bank's challenge is passed. The bank then redirects the traveller to `returnUrl`.
     */
    challenge(paymentId: string, amount: Money, card: CardMark, returnUrl: string | null): void {
      insert.run(paymentId, 'action_required', amount.amount, amount.currency, card.brand, card.last4, null)
      insertChallenge.run(paymentId, returnUrl)
    },
    returnUrlOf(paymentId: string): string | null {
      return z
        .string()
        .nullable()
        .parse(challengeOf.get(paymentId)?.['return_url'] ?? null)
    },
    answerChallenge(paymentId: string, passed: boolean): void {
      decide.run(passed ? 'authorised' : 'declined', passed ? null : 'authentication_failed', paymentId)
    },
    tombstone(paymentId: string): void {
      insert.run(paymentId, 'released', null, null, null, null, null)
    },
    release(paymentId: string): void {
      move.run('released', 0, paymentId)
    },
    capture(paymentId: string, amount: Money): void {
      move.run('captured', amount.amount, paymentId)
    },
    refunded(paymentId: string, refundId: string): number | null {
      const row = refundOf.get(paymentId, refundId)
      return row ? z.int().parse(row['amount']) : null
    },
    refund(paymentId: string, refundId: string, amount: Money): void {
      insertRefund.run(paymentId, refundId, amount.amount)
      addRefunded.run(amount.amount, paymentId)
    },
    close(): void {
      db.close()
    },
  }
}

function paymentOf(raw: unknown): BookedPayment {
  const row = Row.parse(raw)
  const amountOf = (amount: number | null) =>
    amount === null || row.currency === null || row.amount === null ? null : money(amount, row.currency)
  return {
    paymentId: row.id,
    status: row.status,
    amount: amountOf(row.amount),
    captured: amountOf(row.captured),
    refunded: amountOf(row.refunded),
    card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
    declineReason: row.decline_reason,
  }
}
