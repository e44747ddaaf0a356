import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { CommentState, TestimonialStore } from './testimonial.store.ts'

export type JudgeFailure = { code: 'testimonial_not_found'; detail: string }

type Judged = Result<{ state: CommentState }, JudgeFailure>

/** Lets a rating's comment through to the home page, or refuses it for a reason. The same judgement again changes nothing. */
export type JudgeTestimonial = (
  comment: { bookingId: string; show: boolean; reason: string | null },
  by: StaffActor,
) => Promise<Judged>

type Needs = { testimonials: Pick<TestimonialStore, 'judge'>; staffWrite: StaffWrite; forget: () => void }

export function judgeTestimonial({ testimonials, staffWrite, forget }: Needs): JudgeTestimonial {
  return async ({ bookingId, show, reason }, by) => {
    const state = show ? 'shown' : 'refused'
    const judged = await staffWrite<Judged>(by, async (tx, now) => {
      const before = await testimonials.judge(tx, { bookingId, show, reason, by: by.staffId, now })
      if (before === null)
        return fail({ code: 'testimonial_not_found', detail: 'No rating of this booking has a comment' })
      if (before === state) return { value: ok({ state }), audited: null }
      return { value: ok({ state }), audited: judgement(bookingId, before, state) }
    })
    forget()
    return judged
  }
}

/** The entry of the audit about a comment that was judged. */
export function judgement(bookingId: string, before: CommentState, after: 'shown' | 'refused') {
  return {
    action: after === 'shown' ? 'show_testimonial' : 'refuse_testimonial',
    subject: { kind: 'rating', id: bookingId },
    before: { state: before },
    after: { state: after },
  } as const
}
