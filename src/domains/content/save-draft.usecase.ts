import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { ContentBody } from './content-body.contract.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { ContentStore } from './content.store.ts'

export type SaveDraftFailure = { code: 'version_outdated'; detail: string }

type Draft = { page: ContentPage; base: number; body: ContentBody }
type Saved = Result<{ version: number }, SaveDraftFailure>

/** Saves a page's next version, which nobody but the staff sees. Of two who began with the same one, the first saves. */
export type SaveDraft = (draft: Draft, by: StaffActor) => Promise<Saved>

type Needs = { content: Pick<ContentStore, 'save'>; staffWrite: StaffWrite }

export function saveDraft({ content, staffWrite }: Needs): SaveDraft {
  return (draft, by) =>
    staffWrite<Saved>(by, async (tx, now) => {
      const saving = await content.save(tx, { ...draft, authorId: by.staffId, now })
      if (saving !== 'saved') return fail({ code: saving, detail: OUTDATED })
      const version = draft.base + 1
      return {
        value: ok({ version }),
        audited: {
          action: 'save_content',
          subject: { kind: 'content_page', id: draft.page },
          before: { newest: draft.base },
          after: { newest: version },
        },
      }
    })
}

const OUTDATED = 'Read the newest version, and save what you changed after that one'
