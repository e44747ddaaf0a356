import { z } from 'zod'
import { LangIdField, orNull, textField } from '#kernel/contract.ts'

const at = z.iso.datetime()

const StaffJobContract = z
  .object({
    name: z.string(),
    every_seconds: z.int().meta({ description: 'At most between two runs' }),
    schedule: orNull(z.object({ cron: z.string(), time_zone: z.string() })).meta({
      description: 'When it is run once for all processes; null: each process runs it by itself',
    }),
    state: orNull(z.enum(['waiting', 'running'])).meta({
      description:
        'Of a job with a schedule, whether a run is under way, or waits for a process or another try',
    }),
    last: orNull(z.object({ started_at: at, took_ms: z.int(), error: orNull(z.string()) })).meta({
      description: 'The last run in any process; `error`: why it failed',
    }),
    next_at: orNull(at).meta({ description: 'About when it runs again; null: it has not run yet' }),
    processes: z.int().meta({ description: 'Of those that live now, how many have run it' }),
  })
  .meta({ id: 'StaffJob' })
export type StaffJob = z.infer<typeof StaffJobContract>

const counted = z.object({ name: z.string(), count: z.int() })

export const OperationsReply = z
  .object({
    version: z.string(),
    runtime: z.string(),
    since: at.meta({ description: 'When the process that answers was started' }),
    processes: z.int(),
    migrations: z.object({ count: z.int(), last: orNull(z.string()) }),
    exchange_day: orNull(z.iso.date()).meta({ description: 'Of the newest exchange rates' }),
    shared_rates: z.array(counted).meta({
      description: 'Look-ups of suppliers’ rates in the cache that processes share, by what came of them',
    }),
    refused: z
      .array(counted)
      .meta({ description: 'Requests beyond a rate limit in the process that answers, by their call' }),
    jobs: z.array(StaffJobContract),
  })
  .meta({ id: 'Operations' })
export type Operations = z.infer<typeof OperationsReply>

export const RunJobBody = z.strictObject({
  name: textField('name_required', 120).meta({ description: 'Of the job' }),
  lang_id: LangIdField.optional(),
})
