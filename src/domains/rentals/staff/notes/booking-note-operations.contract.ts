import { operation } from '#kernel/operation.ts'
import { StaffBookingParams } from '../staff-booking.contract.ts'
import * as contract from './booking-note.contract.ts'

const shared = {
  access: { staff: ['support', 'finance'] },
  limit: { name: 'staff-notes', perMinute: 300 },
} as const
const ofBooking = { ...shared, params: StaffBookingParams, failures: { booking_not_found: 404 } } as const

export const listBookingNotes = operation({
  ...ofBooking,
  method: 'get',
  path: '/staff/bookings/{id}/notes',
  summary: 'Notes of colleagues on a booking',
  reply: [contract.BookingNotesReply, 'All of them'],
  tags: ['BOOKING_NOTES'],
})

export const addBookingNote = operation({
  ...ofBooking,
  method: 'post',
  path: '/staff/bookings/{id}/notes',
  summary: 'Note something on a booking, and mention colleagues in it',
  body: contract.AddBookingNoteBody,
  example: { text: 'She calls again at five, @Sami Aziz', lang_id: 1 },
  reply: [contract.AddedBookingNoteReply, 'The note'],
  status: 201,
  tags: ['BOOKING_NOTES'],
  invalidatesOnSuccessOnly: true,
})

export const markPresence = operation({
  ...ofBooking,
  method: 'post',
  path: '/staff/bookings/{id}/presence',
  summary: 'Say that one has a booking open, and read who else has',
  body: contract.PresenceBody,
  example: { lang_id: 1 },
  reply: [contract.PresenceReply, 'Who else'],
})

export const listMentions = operation({
  ...shared,
  method: 'get',
  path: '/staff/mentions',
  summary: 'Notes in which the caller is mentioned and that they have not seen',
  reply: [contract.MentionsReply, 'The oldest of them'],
  tags: ['MENTIONS'],
})

export const seeMention = operation({
  ...shared,
  method: 'post',
  path: '/staff/mentions/{id}/seen',
  summary: 'Take a note off one’s mentions',
  params: contract.ReadMentionParams,
  body: contract.ReadMentionBody,
  example: { lang_id: 1 },
  reply: [contract.MentionsReply, 'Those that are left'],
  failures: { mention_not_found: 404 },
  tags: ['MENTIONS'],
})
