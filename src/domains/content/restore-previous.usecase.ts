import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { ContentPage } from './content-page.contract.ts'
import type { ContentStore } from './content.store.ts'

const details = {
  published_meanwhile: 'Readers see another version than the one that was named',
  nothing_before: 'This is the first version that was published',
} as const

export type GoBackFailure = { code: keyof typeof details; detail: string }

type RevertedText = Result<{ published: number }, GoBackFailure>

/** Publishes again what readers saw before the published version; done twice, what they saw before that. */
export type RestorePrevious = (
  from: { page: ContentPage; published: number },
  by: StaffActor,
) => Promise<RevertedText>

type Needs = { content: Pick<ContentStore, 'restorePrevious'>; staffWrite: StaffWrite; forget: () => void }

export function restorePrevious({ content, staffWrite, forget }: Needs): RestorePrevious {
  return async ({ page, published }, by) => {
    const wentBack = await staffWrite<RevertedText>(by, async (tx, now) => {
      const going = await content.restorePrevious(tx, { page, published, now })
      if (typeof going === 'string') return fail({ code: going, detail: details[going] })
      return {
        value: ok({ published: going.to }),
        audited: {
          action: 'go_back_content',
          subject: { kind: 'content_page', id: page },
          before: { published },
          after: { published: going.to },
        },
      }
    })
    forget()
    return wentBack
  }
}
