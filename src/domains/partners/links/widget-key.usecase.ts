import type { Clock } from '#kernel/clock.ts'
import { newLetters } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Partner } from '../record/partner.ts'
import type * as store from './widget-key.store.ts'
import type { WidgetKey } from './widget-key.store.ts'

/** 26 of 30 letters and digits: 127 random bits. */
const KEY_LETTERS = 26

type Whose = Pick<Partner, 'id' | 'code'>

export type WidgetKeys = {
  /** A partner's widget key; it is created on the first read, and never changes. */
  of(partner: Whose): Promise<WidgetKey>
  /** Sets the domains of the pages with a partner's widget, in place of those before. */
  stateDomains(partner: Whose, domains: readonly string[]): Promise<WidgetKey>
}

type Needs = {
  db: Db
  keys: Pick<typeof store, 'findWidgetKey' | 'addWidgetKey' | 'stateDomains'>
  clock: Clock
}

export function widgetKeys({ db, keys, clock }: Needs): WidgetKeys {
  async function keyOf(tx: Db, { id, code }: Whose): Promise<WidgetKey> {
    const known = await keys.findWidgetKey(tx, id)
    if (known) return known
    await keys.addWidgetKey(tx, {
      partnerId: id,
      code,
      key: `pk_${newLetters(KEY_LETTERS)}`,
      now: clock.now(),
    })
    const added = await keys.findWidgetKey(tx, id)
    if (!added) throw new Error(`the widget key of partner ${id} was added and is not there`)
    return added
  }

  return {
    of: (partner) => db.transaction().execute((tx) => keyOf(tx, partner)),
    stateDomains: (partner, domains) =>
      db.transaction().execute(async (tx) => {
        const { key } = await keyOf(tx, partner)
        const stated = [...new Set(domains)]
        await keys.stateDomains(tx, partner.id, stated)
        return { key, domains: stated }
      }),
  }
}
