import { newLetters } from '#kernel/ids.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Partner } from '../record/partner.ts'
import type * as operations from './partner-tool-operations.contract.ts'
import { addWidgetKey, findWidgetKey, updateDomains, type WidgetKey } from './widget-key.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

type KeyOwner = Pick<Partner, 'id' | 'code'>

/** Reads a partner's widget key; it is created on the first read, and never changes. */
export function widgetKeyOf({ db, clock }: Pick<App, 'db' | 'clock'>, partner: KeyOwner): Promise<WidgetKey> {
  return db.transaction().execute((tx) => findOrAddKey(tx, partner, clock.now()))
}

/** Sets the domains of the pages with a partner's widget, in place of those before. */
export function stateDomains(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { partner, body }: Call<typeof operations.stateDomains>,
) {
  return db.transaction().execute(async (tx) => {
    const { key } = await findOrAddKey(tx, partner, clock.now())
    const domains = [...new Set(body.domains)]
    await updateDomains(tx, partner.id, domains)
    return { widget_key: key, widget_domains: domains }
  })
}

async function findOrAddKey(tx: Db, { id, code }: KeyOwner, now: Temporal.Instant): Promise<WidgetKey> {
  const known = await findWidgetKey(tx, id)
  if (known) return known
  await addWidgetKey(tx, { partnerId: id, code, key: `pk_${newLetters(KEY_LETTERS)}`, now })
  const added = await findWidgetKey(tx, id)
  if (!added) throw new Error(`the widget key of partner ${id} was added and is not there`)
  return added
}
