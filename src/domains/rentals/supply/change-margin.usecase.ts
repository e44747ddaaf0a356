import { raiseSettingsGeneration } from '#domains/settings/public.ts'
import { writeAudited } from '#domains/staff/public.ts'
import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import {
  findMarginRule,
  insertMarginRule,
  lockMarginRule,
  removeMarginRule,
  updateMarginRule,
} from '../margins/margin-rule.store.ts'
import { nameMargin, type MarginsApp } from './find-margins.usecase.ts'
import type * as operations from './margin-operations.contract.ts'
import type { StaffMargin } from './margin-rule.contract.ts'
import { bodyOf, parseMarginRule } from './parse-margin-rule.ts'

type ChangingApp = MarginsApp & Pick<App, 'settings'>

/** Adds a margin rule, for searches from then on. Carts keep their prices. */
export async function addMargin(
  app: ChangingApp,
  { body: { lang_id: _language, ...body }, by, language }: Call<typeof operations.addMargin>,
) {
  const id = newId()
  const parsed = parseMarginRule(body, id, app)
  if (!parsed.ok) return parsed
  await writeAudited(app, by, async (tx, now, audit) => {
    await insertMarginRule(tx, parsed.value, { by: by.staffId, now })
    await raiseSettingsGeneration(tx)
    await audit({
      action: 'add_margin',
      subject: { kind: 'margin', id },
      before: null,
      after: auditedRule(parsed.value),
    })
  })
  // This process does not wait until it reads the settings again.
  await app.settings.forget()
  return readMargin(app, id, language)
}

/** Changes a margin rule, for searches from then on. Carts keep their prices. */
export async function changeMargin(
  app: ChangingApp,
  {
    params: { id },
    body: { version, lang_id: _language, ...body },
    by,
    language,
  }: Call<typeof operations.changeMargin>,
) {
  const parsed = parseMarginRule(body, id, app)
  if (!parsed.ok) return parsed
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const before = await lockMarginRule(tx, id)
    if (!before) return noSuchMargin
    if (before.version !== version) return changedMeanwhile(before)
    await updateMarginRule(tx, parsed.value, { by: by.staffId, now })
    await raiseSettingsGeneration(tx)
    await audit({
      action: 'change_margin',
      subject: { kind: 'margin', id },
      before: auditedRule(before),
      after: auditedRule(parsed.value),
    })
    return ok(null)
  })
  if (!changed.ok) return changed
  await app.settings.forget()
  return readMargin(app, id, language)
}

/** Removes a margin rule, for searches from then on. Carts keep their prices. */
export async function removeMargin(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  { params: { id }, body: { version }, by }: Call<typeof operations.removeMargin>,
) {
  const removed = await writeAudited(app, by, async (tx, now, audit) => {
    const before = await lockMarginRule(tx, id)
    if (!before) return noSuchMargin
    if (before.version !== version) return changedMeanwhile(before)
    await removeMarginRule(tx, id, { by: by.staffId, now })
    await raiseSettingsGeneration(tx)
    await audit({
      action: 'remove_margin',
      subject: { kind: 'margin', id },
      before: auditedRule(before),
      after: null,
    })
    return ok({ margin_id: id })
  })
  if (removed.ok) await app.settings.forget()
  return removed
}

async function readMargin(
  app: MarginsApp,
  id: string,
  language: Language,
): Promise<Result<{ margin: StaffMargin }, typeof noSuchMargin.failure>> {
  const rule = await findMarginRule(app.db, id)
  return rule ? ok({ margin: nameMargin(app, rule, language) }) : noSuchMargin
}

const noSuchMargin = fail({ code: 'margin_not_found', detail: 'There is no such rule' } as const)

function changedMeanwhile({ version }: { version: number }) {
  const detail = `Somebody has changed it meanwhile, in version ${version}`
  return fail({ code: 'margin_changed', detail } as const)
}

/** Returns the rule's conditions and effect, without nulls, for the audit. */
function auditedRule(rule: MarginRule): object {
  return Object.fromEntries(Object.entries(bodyOf(rule)).filter(([, value]) => value !== null))
}
