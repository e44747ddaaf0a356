import { z } from 'zod'
import { MoneyContract, orNull } from '#kernel/contract.ts'

/** Items that fail unless someone acts. */
export const URGENT_KINDS = [
  'task',
  'trip_late',
  'trip_unassigned',
  'price_request',
  'booking_unanswered',
  'mail_given_up',
  'plan_failing',
] as const
export type UrgentKind = (typeof URGENT_KINDS)[number]

export const URGENT_LEVELS = ['overdue', 'soon', 'later'] as const

export const UrgentContract = z
  .object({
    kind: z.enum(URGENT_KINDS),
    level: z.enum(URGENT_LEVELS).meta({ description: 'Past its deadline, due within two hours, or later' }),
    id: orNull(z.string()).meta({ description: 'Of the record that it is about' }),
    name: z.string().meta({ description: 'A reference, or a name' }),
    detail: orNull(z.string()).meta({ description: 'Of a task its kind; of others whom it is of' }),
    count: z.int().meta({ description: 'How many it stands for' }),
    due: orNull(z.iso.datetime()).meta({ description: 'Null: since now' }),
  })
  .meta({ id: 'UrgentForStaff' })
export type Urgent = z.infer<typeof UrgentContract>

const withWeekAgo = <Value extends z.ZodType>(value: Value) => z.object({ today: value, week_ago: value })
const amounts = orNull(withWeekAgo(z.array(MoneyContract))).meta({
  description: 'By currency, the largest first; null: not for the member’s roles',
})

export const StaffTodayReply = z
  .object({
    day: z.iso.date().meta({ description: 'By UTC' }),
    until: z.iso.datetime().meta({ description: 'The day a week ago is read until the same time' }),
    urgent: z.array(UrgentContract).meta({ description: 'The most urgent first' }),
    searches: orNull(withWeekAgo(z.int())),
    orders: orNull(withWeekAgo(z.int())),
    revenue: amounts,
    trip_revenue: amounts,
    margin: amounts,
    refunds: amounts,
  })
  .meta({ id: 'StaffToday' })
export type StaffToday = z.infer<typeof StaffTodayReply>
