import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem, refusedBy } from '../../rental-problem.http.ts'
import { StaffBookingParams } from '../staff-booking.contract.ts'
import * as contract from './booking-note.contract.ts'
import type { BookingNoteStore } from './booking-note.store.ts'
import type { NoteBooking, NoteFailure } from './note-booking.usecase.ts'
import type { MarkPresence } from './presence.store.ts'

type Needs = {
  notes: Pick<BookingNoteStore, 'exists' | 'ofBooking' | 'colleagues' | 'mentionsOf'>
  noteBooking: NoteBooking
  markPresence: MarkPresence
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

const refused = refusedBy({ booking_not_found: 404, mention_not_found: 404 } as const satisfies Record<
  NoteFailure['code'],
  number
>)
const noBooking = { code: 'booking_not_found', detail: 'There is no such booking' } as const

/** Endpoints of colleagues' notes on a booking, their mentions, and who has it open. */
export function bookingNoteRoutes(needs: Needs) {
  const { notes, noteBooking, markPresence, recordAccess, requireStaff, rateLimit, clock } = needs
  const asked = { limit: rateLimit('staff-notes', 300), access: requireStaff('support', 'finance') }
  const list = createRoute({
    method: 'get',
    path: '/staff/bookings/{id}/notes',
    summary: 'Notes of colleagues on a booking',
    ...asked,
    request: { params: StaffBookingParams },
    responses: jsonReplies(200, contract.BookingNotesReply, 'All of them', 404),
  })
  const add = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/notes',
    summary: 'Note something on a booking, and mention colleagues in it',
    ...asked,
    request: {
      params: StaffBookingParams,
      body: jsonBody(contract.AddBookingNoteBody, {
        text: 'She calls again at five, @Sami Aziz',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, contract.AddedBookingNoteReply, 'The note', 404),
  })
  const presence = createRoute({
    method: 'post',
    path: '/staff/bookings/{id}/presence',
    summary: 'Say that one has a booking open, and read who else has',
    ...asked,
    request: { params: StaffBookingParams, body: jsonBody(contract.PresenceBody, { lang_id: 1 }) },
    responses: jsonReplies(200, contract.PresenceReply, 'Who else', 404),
  })
  const mentions = createRoute({
    method: 'get',
    path: '/staff/mentions',
    summary: 'Notes in which the caller is mentioned and that they have not seen',
    ...asked,
    responses: jsonReplies(200, contract.MentionsReply, 'The oldest of them'),
  })
  const see = createRoute({
    method: 'post',
    path: '/staff/mentions/{id}/seen',
    summary: 'Take a note off one’s mentions',
    ...asked,
    request: {
      params: contract.SeenMentionParams,
      body: jsonBody(contract.SeenMentionBody, { lang_id: 1 }),
    },
    responses: jsonReplies(200, contract.MentionsReply, 'Those that are left', 404),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param')
      if (!(await notes.exists(id))) return problem(c, 404, noBooking)
      await recordAccess(staffActor(c), { action: 'read_booking', subject: { kind: 'booking', id } })
      const [items, colleagues] = await Promise.all([notes.ofBooking(id), notes.colleagues()])
      return c.json(
        { items, colleagues: colleagues.map(({ staffId, name }) => ({ staff_id: staffId, name })) },
        200,
      )
    })
    .openapi(add, async (c) => {
      const { id: bookingId } = c.req.valid('param')
      const added = await noteBooking.add({ bookingId, text: c.req.valid('json').text }, staffActor(c))
      if (!added.ok) return refused(c, added.failure)
      const note = (await notes.ofBooking(bookingId)).find(({ note_id }) => note_id === added.value)
      return note ? c.json({ note }, 201) : problem(c, 404, noBooking)
    })
    .openapi(presence, async (c) => {
      const { id: bookingId } = c.req.valid('param')
      if (!(await notes.exists(bookingId))) return problem(c, 404, noBooking)
      const { staffId } = staffActor(c)
      return c.json({ others: await markPresence({ bookingId, staffId }, clock.now()) }, 200)
    })
    .openapi(mentions, async (c) => c.json({ items: await notes.mentionsOf(staffActor(c).staffId) }, 200))
    .openapi(see, async (c) => {
      const by = staffActor(c)
      const seen = await noteBooking.see(c.req.valid('param').id, by)
      return seen.ok ? c.json({ items: await notes.mentionsOf(by.staffId) }, 200) : refused(c, seen.failure)
    })
}
