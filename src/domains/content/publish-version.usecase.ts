import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { unpublishableReason } from './publishable.ts'
import { findVersion, insertPublication, insertVersion, withdrawPublication } from './content.store.ts'
import type * as operations from './staff-content-operations.contract.ts'

const OUTDATED = 'Read the newest version, and save what you changed after that one'

/**
 * Saves a page's next version, which only the staff see. Of two based on the same version, the first is
 * saved.
 */
export function saveDraft(
  app: Pick<App, 'db' | 'clock'>,
  { body: { page, base, body }, by }: Call<typeof operations.saveDraft>,
) {
  return writeAudited(app, by, async (tx, now, audit) => {
    const saving = await insertVersion(tx, { page, base, body, authorId: by.staffId, now })
    if (saving !== 'saved') return fail({ code: saving, detail: OUTDATED })
    const version = base + 1
    await audit({
      action: 'save_content',
      subject: { kind: 'content_page', id: page },
      before: { newest: base },
      after: { newest: version },
    })
    return ok({ page, version })
  })
}

const DETAILS = {
  version_not_found: 'This page has no version of that number',
  already_published: 'Readers see this version already',
  published_meanwhile: 'Readers see another version than the one that was named',
  language_missing: 'The text is needed in English and in Arabic',
  languages_differ:
    'Both languages need the same anchors, questions for the home page or steps, in the same order',
} as const

const reject = <Code extends keyof typeof DETAILS>(code: Code) => fail({ code, detail: DETAILS[code] })

/** Publishes a version to all readers. Of two concurrent calls one succeeds; the other fails as `published_meanwhile`. */
export async function publishVersion(
  app: Pick<App, 'db' | 'clock' | 'content'>,
  { body: { page, version: number, published: instead }, by }: Call<typeof operations.publishVersion>,
) {
  const version = await findVersion(app.db, page, number)
  if (!version) return reject('version_not_found')
  if (number === instead) return reject('already_published')
  const code = unpublishableReason(version.body)
  if (code) return reject(code)
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const publishing = await insertPublication(tx, { page, number, instead, by: by.staffId, now })
    if (publishing !== 'published') return reject(publishing)
    await audit({
      action: 'publish_content',
      subject: { kind: 'content_page', id: page },
      before: { published: instead },
      after: { published: number },
    })
    return ok({ page, published: number })
  })
  app.content.forget()
  return done
}

/** Republishes the previously published version; repeated, the one before it. */
export async function restorePrevious(
  app: Pick<App, 'db' | 'clock' | 'content'>,
  { body: { page, published }, by }: Call<typeof operations.restorePrevious>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const restored = await withdrawPublication(tx, { page, published, now })
    if (restored === 'nothing_before')
      return fail({ code: restored, detail: 'This is the first version that was published' })
    if (restored === 'published_meanwhile') return reject(restored)
    await audit({
      action: 'go_back_content',
      subject: { kind: 'content_page', id: page },
      before: { published },
      after: { published: restored.to },
    })
    return ok({ page, published: restored.to })
  })
  app.content.forget()
  return done
}
