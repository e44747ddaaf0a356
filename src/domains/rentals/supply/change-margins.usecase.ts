import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import type { MarginRuleStore } from '../margins/margin-rule.store.ts'
import type { MarginRuleBody } from './margin-rule.contract.ts'
import { bodyOf, parseMarginRule, type RuleInvalid } from './parse-margin-rule.ts'

export type MarginChange =
  | { act: 'add'; rule: MarginRuleBody }
  | { act: 'change'; id: string; version: number; rule: MarginRuleBody }
  | { act: 'remove'; id: string; version: number }

export type ChangeMarginsFailure =
  | { code: 'margin_not_found'; detail: string }
  | { code: 'margin_changed'; detail: string }
  | RuleInvalid

type Changed = Result<{ id: string }, ChangeMarginsFailure>
/** Changes the margin rules; returns the id of the rule. */
export type ChangeMargins = (change: MarginChange, by: StaffActor) => Promise<Changed>

type Needs = {
  store: Pick<MarginRuleStore, 'hold' | 'insert' | 'change' | 'remove'>
  known: Parameters<typeof parseMarginRule>[2]
  /** Notifies every process of the change; `forget` applies it to this one immediately. */
  raiseGeneration: (tx: Db) => Promise<void>
  forget: () => Promise<void>
  staffWrite: StaffWrite
}

/** Adds, changes or removes a margin rule, for searches from then on. Carts keep their prices. */
export function changeMargins({ store, known, raiseGeneration, forget, staffWrite }: Needs): ChangeMargins {
  return async (change, by) => {
    const id = change.act === 'add' ? newId() : change.id
    const wanted = change.act === 'remove' ? null : parseMarginRule(change.rule, id, known)
    if (wanted && !wanted.ok) return wanted
    const done = await staffWrite<Changed>(by, async (tx, now) => {
      const held = change.act === 'add' ? null : await store.hold(tx, id)
      if (change.act !== 'add') {
        if (!held) return fail({ code: 'margin_not_found', detail: 'There is no such rule' })
        if (held.version !== change.version)
          return fail({
            code: 'margin_changed',
            detail: `Somebody has changed it meanwhile, in version ${held.version}`,
          })
      }
      const stamp = { by: by.staffId, now }
      if (!wanted) await store.remove(tx, id, stamp)
      else if (held) await store.change(tx, wanted.value, stamp)
      else await store.insert(tx, wanted.value, stamp)
      await raiseGeneration(tx)
      return {
        value: ok({ id }),
        audited: {
          action: `${change.act}_margin`,
          subject: { kind: 'margin', id },
          before: held && noted(held),
          after: wanted && noted(wanted.value),
        },
      }
    })
    if (done.ok) await forget()
    return done
  }
}

/** Returns the rule's conditions and effect, without nulls, for the audit. */
function noted(rule: MarginRule): object {
  return Object.fromEntries(Object.entries(bodyOf(rule)).filter(([, value]) => value !== null))
}
