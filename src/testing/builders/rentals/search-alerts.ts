import type { TestApp } from '../../infrastructure/app.ts'

/** An alert about the default rental, for a car under €1. */
export const ALERT = {
  most: { amount: 100, currency: 'EUR' },
  pickup_id: 'DXB',
  pickup_date: '2027-03-01',
  pickup_time: '10:00',
  dropoff_date: '2027-03-05',
  dropoff_time: '10:00',
  driver_age: 30,
  residence: 'AE',
}

let count = 0

/** The secret of a link to confirm an alert, of a new address. */
export async function alertSecret(
  app: Pick<TestApp, 'app' | 'call' | 'database'>,
  email = `alert-${(count += 1)}-${crypto.randomUUID().slice(0, 8)}@example.com`,
  more: object = {},
): Promise<string> {
  await app.call('/api/search-alert', { body: { ...ALERT, email, ...more } })
  return mailedAlertSecret(app, email)
}

/** The secret of the link that was mailed last to confirm an alert. */
export async function mailedAlertSecret(
  { app, database }: Pick<TestApp, 'app' | 'database'>,
  email: string,
): Promise<string> {
  await app.runJob('mail links to confirm alerts')
  const mail = await database.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /confirm\?secret=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}
