import { z } from 'zod'
import { DateField, keyedPage, keyedQuery, LangIdField, orNull, queryNumber } from '#kernel/contract.ts'

const code = z.string().regex(/^[a-z][a-z_-]{1,59}$/)

const filters = {
  by: z.uuid().optional().meta({ description: 'Who did it' }),
  action: code.optional().meta({ description: 'What was done', example: 'read_booking' }),
  subject: code.optional().meta({ description: 'The kind of what it was done to', example: 'booking' }),
  subject_id: z
    .string()
    .regex(/^\P{C}{1,100}$/u)
    .optional()
    .meta({ description: 'What it was done to' }),
  from: DateField.optional().meta({ description: 'First day, by UTC' }),
  to: DateField.optional().meta({ description: 'Last day, by UTC' }),
}

export const AuditQuery = z.object({ ...filters, ...keyedQuery('older entries', 50) })

export const AuditFileQuery = z.object({
  ...filters,
  format: z.enum(['csv', 'xlsx']).default('csv'),
  lang_id: queryNumber(LangIdField).optional(),
})

const state = orNull(z.record(z.string(), z.unknown()))

/** An action or access of a staff member. */
export const AuditEntryContract = z
  .object({
    entry_id: z.uuid(),
    at: z.iso.datetime(),
    by: z.object({ staff_id: z.uuid(), name: z.string() }),
    address: orNull(z.string()).meta({ description: 'Network address; null once their account is deleted' }),
    action: z.string(),
    subject: z.object({ kind: z.string(), id: z.string() }),
    before: state,
    after: state,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntryContract>

export const AuditReply = z.object({ ...keyedPage(AuditEntryContract) })
export type AuditPage = z.infer<typeof AuditReply>
