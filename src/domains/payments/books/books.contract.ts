import { z } from 'zod'
import { DateField, keyedQuery, LangIdField, MoneyContract, orNull, queryNumber } from '#kernel/contract.ts'
import { ACCOUNTS, ENTRY_KINDS } from '../ledger-names.contract.ts'

const CurrencyField = z.string().regex(/^[A-Z]{3}$/)

const days = {
  from: DateField.optional().meta({
    description: 'First day, by UTC; without it the first of the month of the last day',
    example: '2026-11-01',
  }),
  to: DateField.optional().meta({ description: 'Last day, by UTC; without it today', example: '2026-11-30' }),
  lang_id: queryNumber(LangIdField).optional(),
}

export const BalancesQuery = z.object(days)

const sums = {
  debit: z.int().meta({ description: 'Hundredths of the currency' }),
  credit: z.int(),
  closing: z.int().meta({ description: 'Above zero: a debit' }),
}

export const LedgerBalanceContract = z
  .object({ account: z.enum(ACCOUNTS), currency: z.string(), opening: z.int(), ...sums })
  .meta({ id: 'LedgerBalance' })
export type LedgerBalance = z.infer<typeof LedgerBalanceContract>

/** The summed days: at most a year. */
const summed = { from: z.iso.date(), to: z.iso.date() }

export const BalancesReply = z.object({
  ...summed,
  items: z.array(LedgerBalanceContract).meta({
    description: 'By currency and account; in each currency openings, and closings, add up to zero',
  }),
})

export const LedgerDaysQuery = z.object({ ...days, account: z.enum(ACCOUNTS), currency: CurrencyField })

export const LedgerDayContract = z.object({ day: z.iso.date(), ...sums }).meta({ id: 'LedgerDay' })
export type LedgerDay = z.infer<typeof LedgerDayContract>

export const LedgerDaysReply = z.object({
  ...summed,
  opening: z.int(),
  items: z.array(LedgerDayContract).meta({ description: 'The latest first' }),
})

/** The subject of an entry or of another money record. */
export const MoneySubjectContract = z.object({
  kind: z.enum(['booking', 'trip', 'wallet', 'partner']),
  id: z.uuid().meta({ description: 'Of a wallet, its company’s' }),
  name: z.string().meta({ description: 'Its reference, or the name of a company or a partner' }),
})
export type MoneySubject = z.infer<typeof MoneySubjectContract>

export type LedgerBalances = z.infer<typeof BalancesReply>
export type LedgerDays = z.infer<typeof LedgerDaysReply>

export const LedgerEntriesQuery = z.object({
  ...keyedQuery('entries', 50),
  after: z
    .string()
    .regex(/^[\w/.-]{1,120}$/)
    .optional()
    .meta({ description: '`next` of the page before' }),
  day: DateField.meta({ description: 'By UTC' }),
  account: z.enum(ACCOUNTS).optional(),
  currency: CurrencyField.optional(),
})

export const LedgerEntryContract = z
  .object({
    entry_id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(ENTRY_KINDS),
    about: MoneySubjectContract,
    postings: z.array(z.object({ account: z.enum(ACCOUNTS), amount: MoneyContract })),
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntryShown = z.infer<typeof LedgerEntryContract>

export const LedgerEntriesReply = z.object({
  items: z.array(LedgerEntryContract),
  next: orNull(z.string()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type LedgerEntriesPage = z.infer<typeof LedgerEntriesReply>

/** At most a month, so that accountants can open the file. */
export const JournalFileQuery = z.object({
  month: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
    .meta({ description: 'By UTC', example: '2026-11' }),
  format: z.enum(['csv', 'xlsx']).default('csv'),
  lang_id: queryNumber(LangIdField).optional(),
})
