import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { mailSetting, type MailSetting } from './compose-mail.ts'
import { queueMail } from './mail.store.ts'
import type { ComposedMail, MailAbout, MailOrigin, MailReader } from './mail.ts'

/** The parts of the app that queue mails. */
export type MailApp = Pick<App, 'clock' | 'productName' | 'publicUrl'>

/** Composes a mail in its reader's language, and queues it in the transaction of the change that it reports. */
export async function queueComposedMail(
  app: MailApp,
  tx: Db,
  { recipient, langId }: MailReader,
  origin: Omit<MailOrigin, 'about'> & { about?: MailAbout },
  compose: (setting: MailSetting) => ComposedMail,
): Promise<void> {
  const mail = { ...compose(mailSetting(app, langId)), recipient, langId }
  await queueMail(tx, mail, app.clock.now(), { about: null, ...origin })
}
